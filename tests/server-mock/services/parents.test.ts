import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Row } from '../../../schemas/api/Result'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { type Administration, administration } from './administration'

let server: TestServer
let office: Administration

beforeAll(async () => {
  server = await startTestServer({ pages: ['task/task-list', 'task/child-task-list'] })
  office = await administration(server)
})
afterAll(() => server.close())

const trees = [
  { what: 'tasks', base: '/api/taskcenter/task', add: '/api/document/task/add', parent: 'parentId', name: 'title' },
  { what: 'departments', base: '/api/sys/sysDepart', parent: 'parentId', name: 'departName' },
  { what: 'categories', base: '/api/sys/category', parent: 'pid', name: 'name' },
  { what: 'entries of the menu', base: '/api/sys/permission', parent: 'parentId', name: 'name', more: { menuType: 0 } },
]

describe.each(trees)('$what', ({ base, add = `${base}/add`, parent, name, more = {} }) => {
  const addRow = async (title: string, above?: string) => {
    const { result } = await office.admin<Row>('POST', add, { [name]: title, [parent]: above, ...more })
    return result
  }
  const remove = (id: string, language = 'en-US') =>
    office.admin('DELETE', `${base}/delete?id=${id}`, undefined, { 'Accept-Language': language })

  it('P2-areas P7-perms what has children is not deleted: it is said what stands below, in the language of the reader', async () => {
    const top = await addRow('Top')
    const below = [await addRow('First', top.id), await addRow('Second', top.id)]
    expect(await remove(top.id)).toMatchObject({
      success: false,
      message: '“Top” still has records below it (2); delete or move them first: “First”, “Second”',
    })
    expect((await remove(top.id, 'zh-CN')).message).toBe('“Top”还有下级（2 条），请先删除或移走：“First”、“Second”')
    expect((await remove(top.id, 'de-DE')).message).toBe(
      '„Top“ hat noch untergeordnete Datensätze (2); bitte erst löschen oder verschieben: „First“, „Second“',
    )
    for (const { id } of below) expect(await remove(id)).toMatchObject({ success: true })
    expect(await remove(top.id)).toMatchObject({ success: true })
  })

  it('P2-areas P7-perms never stand below themselves, directly or further down', async () => {
    const top = await addRow('Above')
    const middle = await addRow('Between', top.id)
    const low = await addRow('Below', middle.id)
    expect(low).toMatchObject({ [parent]: middle.id })
    const read = async () => (await office.admin<Row>('GET', `${base}/queryById?id=${top.id}`)).result
    for (const id of [top.id, middle.id, low.id]) {
      const { rowVersion } = await read()
      expect(await office.admin('PUT', `${base}/edit`, { id: top.id, rowVersion, [parent]: id })).toMatchObject({
        success: false,
        message: '“Above” cannot be moved below itself',
        errors: [{ path: `/${parent}` }],
      })
    }
    expect((await read())[parent] ?? '').toBe('')
  })
})

it('P2-areas a page that lists tasks one beside the other refuses to delete a parent as well', async () => {
  const { admin } = office
  const { result: top } = await admin<Row>('POST', '/api/document/task/add', { title: 'Gearbox' })
  const { result: part } = await admin<Row>('POST', '/api/taskcenter/childTask/add', { title: 'Oil', parentId: top.id })
  const { result: detail } = await admin<Row>('POST', '/api/document/task/add', { title: 'Filter', parentId: part.id })
  expect((await admin('DELETE', `/api/taskcenter/childTask/delete?id=${part.id}`)).message).toContain('“Oil”')
  await admin('DELETE', `/api/taskcenter/task/deleteBatch?ids=${detail.id},${part.id}`)
  expect(await admin('DELETE', `/api/taskcenter/task/delete?id=${top.id}`)).toMatchObject({ success: true })
})
