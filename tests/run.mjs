import { installWhenMissing } from '../codegen/install.mjs'
import { printSummary } from './support/summary.mjs'

/**
 * `npm test` runs everything; `npm test -- unit journeys` runs the named steps; any other word is handed to vitest as a file filter.
 * The last line is `N passed, N failed` over all of it.
 */
await installWhenMissing()
const { steps } = await import('./support/steps.mjs')

const words = process.argv.slice(2)
const chosen = steps.filter((step) => words.includes(step.name))
const filters = words.filter((word) => !steps.some((step) => step.name === word))

const results = []
for (const step of chosen.length > 0 ? chosen : steps) {
  const startedAt = Date.now()
  console.log(`\n── ${step.name}: ${step.about}`)
  const result = await step.run(filters)
  results.push({ name: step.name, seconds: (Date.now() - startedAt) / 1000, ...result })
}
printSummary(results)
