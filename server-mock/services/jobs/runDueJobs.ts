import { type SqlBool, sql } from 'kysely'
import { repeat } from '../../kernel/repeat'
import { timeNow } from '../../kernel/timeNow'
import { hasNoLease } from '../../system/lease'
import { nextRunTime } from '../../system/nextRunTime'
import { type SystemTables, systemTables } from '../../system/SystemTables'
import { insertSystemRow } from '../../system/systemRows'
import { jobStates } from '../../system/tables/jobs'
import type { Services } from '../Services'
import { jobHandlers } from './jobHandlers'

type StoredJob = SystemTables['sys_job']

/** What came of a run: how many rows it changed, or why it failed. */
export type JobRun = { count: number; failure?: undefined } | { count?: undefined; failure: string }

/** Seconds for which a server has a job that it is running; one that dies meanwhile gives it up. */
const leaseSeconds = 600

/** As the dictionary `job_result` has them. */
const jobResults = { done: '1', failed: '2' } as const

/** Takes jobs for this server alone: those whose time has come, or the one of the id, whatever its time. */
async function take({ database }: Services, id: string | null): Promise<StoredJob[]> {
  const now = timeNow()
  const isDue =
    id === null ? sql<SqlBool>`status = ${jobStates.scheduled} and next_run_time <= ${now}::timestamp` : sql<SqlBool>`id = ${id}`
  return systemTables(database.kysely)
    .updateTable('sys_job')
    .set({ lease_until: timeNow(leaseSeconds) })
    .where(isDue)
    .where(hasNoLease())
    .returningAll()
    .execute()
}

async function doWork(services: Services, name: string): Promise<JobRun> {
  const handler = jobHandlers.find((one) => one.name === name)
  // A server of an earlier version may not have it yet.
  if (!handler) return { failure: `no handler ${name}` }
  try {
    let later: (() => Promise<void>)[] = []
    const count = await services.database.transaction((connection) => {
      // It is tried again after a conflict.
      later = []
      return handler.run(connection, { services, afterwards: (work) => void later.push(work) })
    })
    for (const work of later) await work()
    return { count }
  } catch (error) {
    console.error(`job ${name} failed`, error)
    return { failure: (error instanceof Error ? error.message : String(error)).slice(0, 500) }
  }
}

/** Runs a job that this server has taken, writes down what came of it, and hands it back with its next time. */
async function run(services: Services, job: StoredJob, by: string | null): Promise<JobRun> {
  const startTime = timeNow()
  const startedAt = performance.now()
  const found = await doWork(services, job.handler)
  const result = found.failure === undefined ? jobResults.done : jobResults.failed
  const { kysely } = services.database
  await insertSystemRow(kysely, 'sys_job_log', {
    job_id: job.id,
    start_time: startTime,
    milliseconds: Math.round(performance.now() - startedAt),
    result,
    row_count: found.count ?? null,
    failure: found.failure ?? null,
    started_by: by,
  })
  // By the schedule as it is now: somebody may have changed it meanwhile.
  const current = await systemTables(kysely).selectFrom('sys_job').select('cron').where('id', '=', job.id).executeTakeFirst()
  await systemTables(kysely)
    .updateTable('sys_job')
    .set({
      last_run_time: startTime,
      last_result: result,
      next_run_time: nextRunTime(current?.cron ?? job.cron),
      lease_until: null,
    })
    .where('id', '=', job.id)
    .execute()
  return found
}

/** Runs the jobs whose time has come; one that was missed while no server ran is made up for once. How many ran. */
export async function runDueJobs(services: Services): Promise<number> {
  const due = await take(services, null)
  for (const job of due) await run(services, job, null)
  return due.length
}

/** Runs a job at once, for somebody; null where it is running already, or is not there. */
export async function runJob(services: Services, id: string, by: string): Promise<JobRun | null> {
  const [job] = await take(services, id)
  return job ? run(services, job, by) : null
}

/** Looks every quarter of a minute for jobs whose time has come, until the result is called. */
export function keepRunningJobs(services: Services, every = 15_000): () => void {
  return repeat(
    every,
    () => runDueJobs(services),
    (error) => console.error('jobs:', error),
  )
}
