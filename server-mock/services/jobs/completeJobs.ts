import type { Database } from '../../db/Database'
import { nextRunTime } from '../../system/nextRunTime'
import { systemTables } from '../../system/SystemTables'
import { newStamps } from '../../system/systemRows'
import { jobStates } from '../../system/tables/jobs'
import { jobHandlers } from './jobHandlers'

/** Gives each handler its job, with the schedule that it has at first; those that are there already stay as they are. */
export async function completeJobs({ kysely }: Database): Promise<void> {
  const rows = jobHandlers.map(({ name, cron }) => ({
    ...newStamps(),
    handler: name,
    cron,
    status: jobStates.scheduled,
    next_run_time: nextRunTime(cron),
  }))
  await systemTables(kysely)
    .insertInto('sys_job')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['handler']).doNothing())
    .execute()
}
