import { judgeTasks } from './judgeTasks'
import { everyMutant, planTasks } from './Plan'
import { readChoice } from './readChoice'
import { describeTotals, describeVerdict, findFaults, findStale } from './report'
import { survivors } from './survivors'

/**
 * `npm run mutants` makes lines of the product wrong, one at a time in a copy, and runs the tests that should notice. `-- rights --sample 60` takes one area,
 * `-- named` the faults by hand, `--all` every mutant, `--seed 2` another sample, `--only Rights.ts,menu.ts:31` some files or lines of it, `--jobs 2` two at a time, `--verbose` tells all.
 */
async function main(): Promise<void> {
  const choice = readChoice(process.argv.slice(2))
  const stale = findStale(survivors, everyMutant())
  const tasks = planTasks(choice)
  console.log(`${tasks.length} mutants of ${choice.names.join(', ')}`)
  const judged = await judgeTasks(tasks, choice.jobs, (one) => {
    if (choice.isVerbose || !one.noticedBy) console.log(describeVerdict(one, survivors))
  })
  const faults = [...stale, ...findFaults(judged, survivors)]
  for (const line of ['', ...describeTotals(judged), ...faults]) console.log(line)
  process.exitCode = faults.length > 0 ? 1 : 0
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
