import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Row, RowPage } from '../../../schemas/api/Result'
import type { DeletedRows } from '../../../schemas/api/rows'
import { timeNow } from '../../../server-mock/kernel/timeNow'
import { startTestServer, type TestServer, type TestUser } from '../../support/startTestServer'

let server: TestServer
const tokens = {} as Record<TestUser, string>
const base = '/api/demo/trash'

beforeAll(async () => {
  server = await startTestServer({ pages: ['demo/trash', 'demo/responsible', 'demo/input'] })
  for (const user of ['admin', 'staff', 'configurator'] as const) tokens[user] = await server.signIn(user)
})
afterAll(() => server.close())

const call = <T = Row>(method: string, path: string, body?: unknown, user: TestUser = 'staff') =>
  server.call<T>(method, `${base}/${path}`, body, tokens[user])
const names = async () => (await call<RowPage>('GET', 'list?column=name&order=asc')).result.records.map(({ name }) => name)
const deleted = async () => (await call<DeletedRows>('GET', 'deleteBatch')).result.records
const add = async (name: string, more: object = {}) => (await call('POST', 'add', { name, ...more })).result
const restore = (...ids: string[]) => call<number>('POST', 'deleteBatch', { ids: ids.join(',') })

describe('deleted rows of a page with resource.trash', () => {
  it('are seen nowhere but among the deleted, and come back as they were, with the rows of their sub-tables', async () => {
    const row = await add('Shaker', { note: 'yearly', files: '[]', sub: { parts: { added: [{ part: 'sensor', count: 4 }] } } })
    const before = (await call('GET', `queryById?id=${row.id}`)).result
    expect(await call('DELETE', `delete?id=${row.id}`)).toMatchObject({ success: true })
    expect(await names()).toEqual([])
    expect((await call('GET', `queryById?id=${row.id}`)).status).toBe(404)
    expect(await deleted()).toMatchObject([{ id: row.id, name: 'Shaker', deletedBy: 'staff', deletedByName: '张三' }])
    expect(await restore(row.id)).toMatchObject({ success: true, result: 1 })
    expect((await call('GET', `queryById?id=${row.id}`)).result).toEqual(before)
    expect(await deleted()).toEqual([])
    await call('DELETE', `deleteBatch?ids=${row.id}`)
  })

  it('do not count as duplicates, and do not come back over a row that has taken their place', async () => {
    const [gone] = await deleted()
    const taking = await add('Shaker')
    const refused = await restore(String(gone?.id))
    expect(refused.success).toBe(false)
    expect(refused.message).not.toBe('')
    expect(await deleted()).toHaveLength(1)
    await call('DELETE', `delete?id=${taking.id}`)
    expect(await deleted()).toHaveLength(2)
    expect(await restore(String(gone?.id))).toMatchObject({ success: true })
    expect(await names()).toEqual(['Shaker'])
  })

  it('come back all or none, and each once', async () => {
    const one = await add('One')
    await call('DELETE', `delete?id=${one.id}`)
    expect((await restore(one.id, 'ffffffffffffffffffffffffffffffff')).status).toBe(404)
    expect(await names()).not.toContain('One')
    expect(await restore(one.id)).toMatchObject({ result: 1 })
    expect((await restore(one.id)).status).toBe(404)
  })

  it('rest for 30 days', async () => {
    const old = await add('Old')
    await call('DELETE', `delete?id=${old.id}`)
    await sql`update sys_trash set create_time = ${timeNow(-30 * 24 * 60 * 60 - 60)} where row_id = ${old.id}`.execute(
      server.database.kysely,
    )
    expect((await deleted()).map(({ name }) => name)).not.toContain('Old')
    expect((await restore(old.id)).status).toBe(404)
    const next = await add('Next')
    await call('DELETE', `delete?id=${next.id}`)
    const { rows } = await sql`select 1 from sys_trash where row_id = ${old.id}`.execute(server.database.kysely)
    expect(rows).toEqual([])
  })

  it('are for those alone who may delete and would see them', async () => {
    expect((await server.call('GET', `${base}/deleteBatch`)).status).toBe(401)
    expect((await server.call('GET', '/api/demo/input/deleteBatch', undefined, tokens.staff)).status).toBe(404)
  })
})
