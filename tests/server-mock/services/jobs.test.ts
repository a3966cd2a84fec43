import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Row, RowPage } from '../../../schemas/api/Result'
import { timeNow } from '../../../server-mock/kernel/timeNow'
import { completeJobs } from '../../../server-mock/services/jobs/completeJobs'
import { jobHandlers } from '../../../server-mock/services/jobs/jobHandlers'
import { runDueJobs } from '../../../server-mock/services/jobs/runDueJobs'
import { systemTables } from '../../../server-mock/system/SystemTables'
import { insertSystemRow } from '../../../server-mock/system/systemRows'
import { startTestServer, type TestServer } from '../../support/startTestServer'

let server: TestServer
let admin: string
beforeAll(async () => {
  server = await startTestServer({ pages: ['system/job-log', 'system/jobs'] })
  admin = await server.signIn('admin')
  // The database may have been made hours ago: what should have run meanwhile is due.
  for (const { name } of jobHandlers) {
    const { id } = await jobOf(name)
    await call('POST', 'pause', { id })
    await call('POST', 'resume', { id })
  }
})
afterAll(() => server.close())
afterEach(() => void vi.restoreAllMocks())

const call = <T = unknown>(method: string, path: string, body?: unknown, token = admin) =>
  server.call<T>(method, `/api/sys/job/${path}`, body, token)
const jobOf = async (handler: string) => {
  const { result } = await call<RowPage>('GET', 'list?pageNo=1&pageSize=100')
  return result.records.find((row) => row.handler === handler) as Row
}
const runsOf = async (jobId: unknown) => (await call<RowPage>('GET', `log/list?pageNo=1&pageSize=100&jobId=${jobId}`)).result.records
const tables = () => systemTables(server.database.kysely)
const setDue = (handler: string, seconds = -5) =>
  tables()
    .updateTable('sys_job')
    .set({ next_run_time: timeNow(seconds) })
    .where('handler', '=', handler)
    .execute()
const endedSession = () =>
  insertSystemRow(server.database.kysely, 'sys_session', {
    token_hash: `ended-${Math.random()}`,
    user_id: 'nobody',
    expires_at: timeNow(-60),
  })

it('P7-jobs every handler has a job with its schedule and its next run, named in three languages', async () => {
  const { result } = await call<RowPage>('GET', 'list?pageNo=1&pageSize=100')
  expect(result.records.map(({ handler }) => handler).sort()).toEqual(jobHandlers.map(({ name }) => name).sort())
  for (const { name, cron } of jobHandlers) {
    const job = await jobOf(name)
    expect(job).toMatchObject({ cron, status: '1', status_dictText: 'On schedule' })
    expect(String(job.nextRunTime) > timeNow()).toBe(true)
    expect(job.handler_dictText).not.toBe(name)
  }
  await completeJobs(server.database)
  expect((await call<RowPage>('GET', 'list?pageNo=1&pageSize=100')).result.total).toBe(jobHandlers.length)
})

it('P7-jobs a job is run when its time has come, once, and says when it runs next and what came of it', async () => {
  await endedSession()
  expect(await runDueJobs(server.services)).toBe(0)
  await setDue('removeEnded')
  const ran = await Promise.all([runDueJobs(server.services), runDueJobs(server.services)])
  expect(ran.sort()).toEqual([0, 1])
  const job = await jobOf('removeEnded')
  expect(job).toMatchObject({ lastResult: '1', lastResult_dictText: 'Done' })
  expect(String(job.nextRunTime) > timeNow()).toBe(true)
  expect(await runsOf(job.id)).toMatchObject([{ result: '1', rowCount: 1, startedBy: null, failure: null }])
  expect(await tables().selectFrom('sys_session').select('id').where('user_id', '=', 'nobody').execute()).toEqual([])
})

it('a job that is not there is not called a running one', async () => {
  for (const name of ['execute', 'pause', 'resume']) expect(await call('POST', name, { id: 'nowhere' })).toMatchObject({ status: 404 })
})

it('P7-jobs a paused job does not run by itself, and goes on when it is resumed; either can be run at once', async () => {
  const { id } = await jobOf('removeOldLogs')
  expect((await call('POST', 'pause', { id })).message).toBe('The job is paused')
  expect(await jobOf('removeOldLogs')).toMatchObject({ status: '0', nextRunTime: null })
  await setDue('removeOldLogs')
  expect(await runDueJobs(server.services)).toBe(0)
  const old = await insertSystemRow(server.database.kysely, 'sys_menu_log', { menu_name: 'Old' })
  await tables()
    .updateTable('sys_menu_log')
    .set({ create_time: timeNow(-500 * 24 * 60 * 60) })
    .where('id', '=', old)
    .execute()
  const ran = await call('POST', 'execute', { id })
  expect(ran).toMatchObject({ success: true, result: 1, message: 'Done. Rows changed: 1' })
  expect((await runsOf(id))[0]).toMatchObject({ result: '1', rowCount: 1, startedBy: 'admin' })
  expect((await call('POST', 'resume', { id })).message).toBe('The job runs on schedule again')
  const resumed = await jobOf('removeOldLogs')
  expect(resumed.status).toBe('1')
  expect(String(resumed.nextRunTime) > timeNow()).toBe(true)
})

it('P7-jobs a job that fails says why, and is tried again at its next time', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const handler = jobHandlers.find(({ name }) => name === 'removeEnded')
  if (!handler) throw new Error('no such handler')
  vi.spyOn(handler, 'run').mockRejectedValue(new Error('the disk is full'))
  const { id } = await jobOf('removeEnded')
  expect(await call('POST', 'execute', { id })).toMatchObject({ success: false, message: 'It failed: the disk is full' })
  expect(await jobOf('removeEnded')).toMatchObject({ lastResult: '2', status: '1' })
  expect((await runsOf(id))[0]).toMatchObject({ result: '2', failure: 'the disk is full' })
  vi.restoreAllMocks()
  expect((await call('POST', 'execute', { id })).success).toBe(true)
})

it('P7-jobs a job that runs at this moment is not begun a second time, until its server has given it up', async () => {
  const { id } = await jobOf('removeEnded')
  const setLease = (seconds: number) =>
    tables()
      .updateTable('sys_job')
      .set({ lease_until: timeNow(seconds) })
      .where('id', '=', String(id))
      .execute()
  await setLease(60)
  expect((await call('POST', 'execute', { id })).message).toBe('The job is running at this moment. Please try again later.')
  await setLease(-1)
  expect((await call('POST', 'execute', { id })).success).toBe(true)
})

it('P7-jobs people change the schedule and the note; the rest is what the server says', async () => {
  const job = await jobOf('removeOldLogs')
  const edit = (values: object) => call<Row>('PUT', 'edit', { id: job.id, rowVersion: job.rowVersion, ...values })
  const wrong = await edit({ cron: 'every day' })
  expect(wrong).toMatchObject({ success: false, status: 422, errors: [{ path: '/cron' }] })
  const never = await edit({ cron: '0 0 0 31 2 ? *' })
  expect(never).toMatchObject({ success: false, errors: [{ path: '/cron', code: 'neverRuns' }] })
  const changed = await edit({ cron: '0 0 4 ? * 2 *', remark: 'On Mondays', handler: 'removeEnded', status: '0', lastResult: '2' })
  expect(changed.success).toBe(true)
  const now = await jobOf('removeOldLogs')
  expect(now).toMatchObject({ cron: '0 0 4 ? * 2 *', remark: 'On Mondays', status: '1', lastResult: job.lastResult })
  expect(now.nextRunTime).toMatch(/ 04:00:00$/)
  expect(new Date(String(now.nextRunTime).slice(0, 10)).getUTCDay()).toBe(1)
  await call('PUT', 'edit', { id: job.id, rowVersion: now.rowVersion, remark: 'On Mondays, early' })
  expect(await jobOf('removeOldLogs')).toMatchObject({ remark: 'On Mondays, early', nextRunTime: now.nextRunTime })
  expect((await call('POST', 'add', { handler: 'other', cron: '0 0 4 ? * 2 *' })).status).toBe(404)
})

it('P7-jobs a paused job whose schedule has ended meanwhile is not resumed, and says so, until it has another schedule', async () => {
  const { id, cron } = await jobOf('removeOldLogs')
  const store = (expression: string) => tables().updateTable('sys_job').set({ cron: expression }).where('id', '=', String(id)).execute()
  await call('POST', 'pause', { id })
  await store('0 0 0 1 1 ? 2020')
  const refused = await call('POST', 'resume', { id })
  expect(refused).toMatchObject({ success: false, message: expect.stringContaining('The schedule of this job has ended') })
  const paused = await jobOf('removeOldLogs')
  expect(paused).toMatchObject({ status: '0', nextRunTime: null })
  expect((await call('PUT', 'edit', { id, rowVersion: paused.rowVersion, cron })).success).toBe(true)
  expect((await call('POST', 'resume', { id })).success).toBe(true)
  expect(String((await jobOf('removeOldLogs')).nextRunTime) > timeNow()).toBe(true)
})

it('P7-jobs jobs are kept by whoever has the right alone', async () => {
  const { id } = await jobOf('removeEnded')
  const staff = await server.signIn('staff')
  for (const [method, path, body] of [
    ['GET', 'list', undefined],
    ['GET', 'log/list', undefined],
    ['POST', 'pause', { id }],
    ['POST', 'resume', { id }],
    ['POST', 'execute', { id }],
    ['PUT', 'edit', { id, cron: '0 0 4 ? * 2 *' }],
  ] as const) {
    expect((await call(method, path, body, staff)).status).toBe(403)
    expect((await call(method, path, body, '')).status).toBe(401)
  }
  expect((await call('POST', 'pause', { id: 'nobody' })).status).toBe(404)
})
