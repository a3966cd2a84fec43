import { installWhenMissing } from '../codegen/install.mjs'
import { printSummary } from './support/summary.mjs'

/**
 * `npm test` runs everything; `npm test -- unit journeys` runs the named steps; any other word is handed to vitest as a file filter.
 * `npm test -- changed` runs the steps without the journeys, and of the tests those that a change since the main branch touches.
 * The last line is `N passed, N failed` over all of it.
 */
await installWhenMissing()
const { steps } = await import('./support/steps.mjs')

const words = process.argv.slice(2)
const isChangedOnly = words.includes('changed')
const chosen = steps.filter((step) => words.includes(step.name))
const standard = isChangedOnly ? steps.filter((step) => step.name !== 'journeys') : steps
const filters = words.filter((word) => word !== 'changed' && !steps.some((step) => step.name === word))

const results = []
for (const step of chosen.length > 0 ? chosen : standard) {
  const startedAt = Date.now()
  console.log(`\n── ${step.name}: ${step.about}`)
  const result = await step.run(filters, isChangedOnly)
  results.push({ name: step.name, seconds: (Date.now() - startedAt) / 1000, ...result })
}
printSummary(results)
