import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PlannedChange } from '../../../schemas/api/pages'
import type { Row, RowPage } from '../../../schemas/api/Result'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { publish } from './samplePage'

const file = 'pages/task/task-list.page.json'

let server: TestServer
let admin: string
let newer: string

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn('admin')
  newer = await readFile(file, 'utf8')
})
afterAll(() => server.close())

const call = <T>(method: string, path: string, body?: unknown) => server.call<T>(method, `/api/${path}`, body, admin)
const titles = async (query = '') =>
  (await call<RowPage>('GET', `taskcenter/task/list${query}`)).result.records.map(({ title }) => title).sort()
const add = async (values: object) => {
  const added = await call<Row>('POST', 'document/task/add', values)
  expect(added).toMatchObject({ success: true })
  return added.result
}

describe('an installation from before tasks were a tree', () => {
  it('P2-areas keeps its rows when the page of the new version is published over the former one, and shows those at the top first', async () => {
    const { tree, ...former } = JSON.parse(newer)
    expect(tree).toBeDefined()
    expect(await publish(server, admin, former)).toMatchObject({ status: 200 })
    const top = await add({ title: 'Top' })
    const below = await add({ title: 'Below', parentId: top.id })
    const gone = await add({ title: 'Gone' })
    await add({ title: 'Below what is gone', parentId: gone.id })
    // Nothing kept what had rows below it, while tasks were no tree.
    expect(await call('DELETE', `taskcenter/task/delete?id=${gone.id}`)).toMatchObject({ success: true })
    const all = ['Below', 'Below what is gone', 'Top']
    expect(await titles()).toEqual(all)

    const planned = await call<{ problems: { severity: string }[]; changes: PlannedChange[] }>('POST', 'page-configs/task-list/validate', {
      text: newer,
    })
    expect(planned.result.problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(planned.result.changes.filter(({ kind }) => kind === 'refused' || kind === 'warning')).toEqual([])
    expect(await publish(server, admin, newer, {}, 'task-list')).toMatchObject({ status: 200, result: { version: 2 } })

    expect(await titles()).toEqual(['Top'])
    expect(await titles(`?parentId=${top.id}`)).toEqual(['Below'])
    // What is asked for is found on every level, also what stood below a row that is not there any more.
    expect(await titles('?title=*elow*')).toEqual(['Below', 'Below what is gone'])
    const edited = await call<Row>('PUT', 'taskcenter/task/edit', { id: below.id, rowVersion: below.rowVersion, progress: 30 })
    expect(edited).toMatchObject({ success: true, result: { progress: 30, parentId: top.id } })
  })
})
