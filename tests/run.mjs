import { installWhenMissing } from '../codegen/install.mjs'
import { printSummary } from './support/summary.mjs'

/**
 * `npm test` runs everything; `npm test -- unit journeys` runs the named steps; any other word is handed to vitest as a file filter.
 * `npm test -- changed` runs the steps without the journeys, and of the tests those that a change since the main branch touches.
 * The last line is `N passed, N failed` over all of it.
 */
await installWhenMissing()
const { runBeside, steps } = await import('./support/steps.mjs')

const words = process.argv.slice(2)
const isChangedOnly = words.includes('changed')
const chosen = steps.filter((step) => words.includes(step.name))
const standard = isChangedOnly ? steps.filter((step) => step.name !== 'journeys') : steps
const filters = words.filter((word) => word !== 'changed' && !steps.some((step) => step.name === word))

const wanted = chosen.length > 0 ? chosen : standard

async function runStep(step) {
  const startedAt = Date.now()
  console.log(`\n── ${step.name}: ${step.about}`)
  const result = await step.run(filters, isChangedOnly)
  return { name: step.name, seconds: (Date.now() - startedAt) / 1000, ...result }
}

const results = await runBeside(wanted, runStep)
for (const step of wanted.filter(({ usesOneCore }) => !usesOneCore)) results.push(await runStep(step))
printSummary(results)
