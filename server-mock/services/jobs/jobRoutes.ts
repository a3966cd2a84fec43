import { sql } from 'kysely'
import type { ProductAccess } from '../../kernel/Access'
import { CallFailure } from '../../kernel/CallFailure'
import { defineRoute, type Route, RouteAnswer } from '../../kernel/Route'
import { textOf } from '../../kernel/text/textOf'
import { timeNow } from '../../kernel/timeNow'
import { userOf } from '../../kernel/userOf'
import { nextRunTime } from '../../system/nextRunTime'
import { systemTables } from '../../system/SystemTables'
import { jobStates } from '../../system/tables/jobs'
import type { Services } from '../Services'
import { runJob } from './runDueJobs'

const mayEdit: ProductAccess = { permission: 'job:edit' }

async function requireJob({ kysely }: Services['database'], id: string): Promise<{ cron: string }> {
  const job = await systemTables(kysely).selectFrom('sys_job').select('cron').where('id', '=', id).executeTakeFirst()
  if (!job) throw new CallFailure('not-found', 'http.notFound')
  return job
}

/** What is paused has no next run; what is resumed goes on with the next one of its schedule. Without one it would stand there as running on schedule, and never run: it stays paused. */
async function setState({ database }: Services, id: string, isScheduled: boolean, by: string): Promise<void> {
  const { cron } = await requireJob(database, id)
  const next = isScheduled ? nextRunTime(cron) : null
  if (isScheduled && next === null) throw new CallFailure('refused', 'jobs.hasEnded')
  await systemTables(database.kysely)
    .updateTable('sys_job')
    .set({
      status: isScheduled ? jobStates.scheduled : jobStates.paused,
      next_run_time: next,
      update_by: by,
      update_time: timeNow(),
      row_version: sql<number>`coalesce(row_version, 0) + 1`,
    })
    .where('id', '=', id)
    .execute()
}

function stateRoute(services: Services, name: 'pause' | 'resume'): Route {
  return defineRoute({
    method: 'POST',
    url: `/api/sys/job/${name}`,
    access: mayEdit,
    body: 'IdBody',
    query: null,
    params: null,
    answer: 'Nothing',
    async handler({ body, context }) {
      await setState(services, body.id, name === 'resume', userOf(context).username)
      return new RouteAnswer(null, { code: 200, message: textOf(name === 'resume' ? 'jobs.resumed' : 'jobs.paused', context.language) })
    },
  })
}

/** Pausing, resuming and running jobs; listing them and changing their schedules are calls of their table. */
export function jobRoutes(services: Services): Route[] {
  return [
    stateRoute(services, 'pause'),
    stateRoute(services, 'resume'),
    defineRoute({
      method: 'POST',
      url: '/api/sys/job/execute',
      access: mayEdit,
      body: 'IdBody',
      query: null,
      params: null,
      answer: 'RowCount',
      async handler({ body, context }) {
        await requireJob(services.database, body.id)
        const found = await runJob(services, body.id, userOf(context).username)
        if (!found) throw new CallFailure('refused', 'jobs.isRunning')
        if (found.failure !== undefined) throw new CallFailure('refused', 'jobs.failed', { reason: found.failure })
        return new RouteAnswer(found.count, { code: 200, message: textOf('jobs.done', context.language, { count: found.count }) })
      },
    }),
  ]
}
