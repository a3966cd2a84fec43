import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Row } from '../../../schemas/api/Result'
import type { RowAttachment } from '../../../schemas/api/rowPanels'
import { timeNow } from '../../../server-mock/kernel/timeNow'
import { runDueJobs } from '../../../server-mock/services/jobs/runDueJobs'
import { systemTables } from '../../../server-mock/system/SystemTables'
import { sendFile as attach } from '../../support/sendFile'
import { type SignedInUser, signInWith } from '../../support/signInWith'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { publish, samplePage } from './samplePage'
import { download, sendFile } from './uploads'

const title = (text: string) => ({ 'zh-CN': text })
const page = samplePage(
  'paper',
  [
    { key: 'name', type: 'input', title: title('名称') },
    { key: 'files', type: 'upload', title: title('附件') },
    { key: 'guide', type: 'markdown', title: title('说明') },
  ],
  {
    grants: undefined,
    url: {
      list: '/sample/paper/list',
      queryById: '/sample/paper/queryById',
      add: '/sample/paper/add',
      delete: '/sample/paper/delete',
      deleteBatch: '/sample/paper/deleteBatch',
    },
    resource: { table: 'paper', trash: true, attachments: true },
  },
)

let server: TestServer
let clerk: SignedInUser
let reader: SignedInUser

beforeAll(async () => {
  server = await startTestServer()
  expect(await publish(server, await server.signIn('admin'), page)).toMatchObject({ status: 200 })
  clerk = await signInWith(server, ['paper:list', 'paper:add', 'paper:delete'])
  reader = await signInWith(server, ['paper:list'])
})
afterAll(() => server.close())

const call = <T = Row>(method: string, path: string, body?: unknown, user = clerk) =>
  server.call<T>(method, `/api/sample/paper/${path}`, body, user.token)
const upload = async (name: string) => String((await sendFile(server, name, `${name}.txt`, clerk.token)).message)
const add = async (values: object) => (await call('POST', 'add', values)).result
const remove = async ({ id }: Row) => expect(await call('DELETE', `delete?id=${id}`)).toMatchObject({ success: true })
const restore = ({ id }: Row) => call<number>('POST', 'deleteBatch', { ids: id })
const statusFor = async (path: string, { token }: SignedInUser) => (await download(server, path, token)).status
const bytesOf = async (path: string) => {
  const content = await server.services.files.open(path)
  content?.destroy()
  return content !== null
}

/** A month later, the night has come in which the trash is emptied. */
async function monthPasses() {
  const { kysely } = server.database
  await sql`update sys_trash set create_time = ${timeNow(-30 * 24 * 60 * 60 - 60)}`.execute(kysely)
  await systemTables(kysely)
    .updateTable('sys_job')
    .set({ next_run_time: timeNow(-5) })
    .where('handler', '=', 'removeTrash')
    .execute()
  await runDueJobs(server.services)
}

describe('P7-restingfiles the files of a deleted row', () => {
  it('are read by those alone who may bring the row back, and by everybody once it is back', async () => {
    const path = await upload('plan')
    const row = await add({ name: 'one', files: path })
    expect(await statusFor(path, reader)).toBe(200)
    await remove(row)
    expect([await statusFor(path, clerk), await statusFor(path, reader)]).toEqual([200, 404])
    expect(await restore(row)).toMatchObject({ success: true })
    expect(await statusFor(path, reader)).toBe(200)
  })

  it('are removed when the row is gone for good', async () => {
    const path = await upload('draft')
    await remove(await add({ name: 'two', files: path }))
    await monthPasses()
    expect(await statusFor(path, clerk)).toBe(404)
    expect(await bytesOf(path)).toBe(false)
  })

  it('stay while another row names them, or shows them in its text', async () => {
    const [named, shown] = [await upload('shared'), await upload('shown')]
    await add({ name: 'three', files: named })
    await add({ name: 'four', guide: `![plan](/api/sys/common/static/${shown})` })
    await remove(await add({ name: 'five', files: `${named},${shown}` }))
    expect([await statusFor(named, reader), await statusFor(shown, reader)]).toEqual([200, 200])
    await monthPasses()
    expect([await statusFor(named, reader), await statusFor(shown, reader)]).toEqual([200, 200])
  })

  it('stay while the row can be brought back, when others are gone', async () => {
    const path = await upload('later')
    await remove(await add({ name: 'old' }))
    await monthPasses()
    const row = await add({ name: 'six', files: path })
    await remove(row)
    await sql`update sys_job set next_run_time = ${timeNow(-5)} where handler = 'removeTrash'`.execute(server.database.kysely)
    await runDueJobs(server.services)
    expect(await restore(row)).toMatchObject({ success: true })
    expect(await statusFor(path, reader)).toBe(200)
  })
})

describe('P7-restingfiles the attachments of a deleted row', () => {
  const attachments = ({ id }: Row) => `/api/sample/paper/queryById/attachments?id=${id}`
  const pathsOf = async ({ id }: Row) => {
    const files = await systemTables(server.database.kysely).selectFrom('sys_row_file').select('path').where('row_id', '=', id).execute()
    return files.map(({ path }) => path)
  }

  it('are not removed by whoever names them in a row of their own and deletes it', async () => {
    const row = await add({ name: 'eight' })
    await attach<RowAttachment>(server, attachments(row), clerk.token, { name: 'mine.txt', content: 'mine' })
    const [path = ''] = await pathsOf(row)
    await remove(await add({ name: 'nine', files: path }))
    await monthPasses()
    expect(await bytesOf(path)).toBe(true)
  })

  it('are out of reach, come back with it, and go with it for good', async () => {
    const row = await add({ name: 'seven' })
    expect(await attach<RowAttachment>(server, attachments(row), clerk.token, { name: 'note.txt', content: 'note' })).toMatchObject({
      success: true,
    })
    const [path = ''] = await pathsOf(row)
    await remove(row)
    expect((await server.call('GET', attachments(row), undefined, clerk.token)).status).toBe(404)
    await restore(row)
    expect((await server.call('GET', attachments(row), undefined, clerk.token)).result).toMatchObject({ total: 1 })
    await remove(row)
    await monthPasses()
    expect(await pathsOf(row)).toEqual([])
    expect(await bytesOf(path)).toBe(false)
  })
})
