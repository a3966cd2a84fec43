import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Layout, LayoutBody } from '../../../schemas/api/layouts'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { publish, samplePage } from './samplePage'

let server: TestServer
let own: string
let other: string

beforeAll(async () => {
  server = await startTestServer()
  own = await server.signIn('staff')
  other = await server.signIn('configurator')
})
afterAll(() => server.close())

const base = '/api/common/layout/commonLayout'
const view: LayoutBody = {
  path: 'order',
  name: 'My orders',
  disPlay: [{ columnName: 'code', columnWidth: 120, isLock: 'yes' }, { columnName: 'name' }],
  filter: [{ columnName: 'name', operator1: 'contains', value1: 'x', logicalOperators: 'or', operator2: 'isnull' }],
  order: [{ columnName: 'name' }],
}
const list = async (token: string, query = '?path=order') =>
  (await server.call<Layout[]>('GET', `${base}/list${query}`, undefined, token)).result
const add = (body: object, token = own) => server.call<Layout>('POST', `${base}/add`, { ...view, ...body }, token)
const edit = (body: object, token = own) => server.call<Layout>('PUT', `${base}/edit`, { ...view, ...body }, token)
const remove = (id: string, token = own) => server.call<null>('DELETE', `${base}/delete?id=${id}`, undefined, token)

describe('saved views', () => {
  it('B7.4-layouts B3-view are added, listed, changed and deleted, with the names and defaults of the wire', async () => {
    const added = await add({})
    expect(added).toMatchObject({ success: true, code: 200, message: 'Added' })
    const { id, creatorId, userId, ...stored } = added.result
    expect(stored).toEqual({
      name: 'My orders',
      remark: '',
      isDefault: 0,
      pageSize: 10,
      path: 'order',
      disPlay: [
        { columnName: 'code', columnWidth: 120, isLock: 'yes' },
        { columnName: 'name', columnWidth: 200, isLock: 'no' },
      ],
      filter: view.filter,
      order: [{ columnName: 'name', orderType: 'asc', defaultSortOrder: 'asc' }],
      columns: [],
    })
    expect(creatorId).toBe(userId)
    expect(await list(own)).toEqual([added.result])
    expect(await list(own, '?path=elsewhere')).toEqual([])
    const edited = await edit({ id, name: 'Mine', pageSize: 30, disPlay: [], order: [{ columnName: 'name', orderType: 'desc' }] })
    expect(edited).toMatchObject({ success: true, message: 'Saved', result: { id, name: 'Mine', pageSize: 30, disPlay: [] } })
    expect(edited.result.order).toEqual([{ columnName: 'name', orderType: 'desc', defaultSortOrder: 'desc' }])
    expect(await remove(id)).toMatchObject({ success: true, message: 'Deleted', result: null })
    expect(await list(own)).toEqual([])
  })

  it('B3-view displayItems and sortItems are read as disPlay and order', async () => {
    const { path, name } = view
    const body = { path, name, displayItems: [{ field: 'code', width: 90, isLock: 'yes' }], sortItems: [{ field: 'code', dir: 'desc' }] }
    const { result } = await server.call<Layout>('POST', `${base}/add`, body, own)
    expect(result.disPlay).toEqual([{ columnName: 'code', columnWidth: 90, isLock: 'yes' }])
    expect(result.order).toEqual([{ columnName: 'code', orderType: 'desc', defaultSortOrder: 'desc' }])
    await remove(result.id)
  })

  it('B4-viewstates keeps one view of a list as the one that it opens with', async () => {
    const first = (await add({ isDefault: 1 })).result
    const elsewhere = (await add({ path: 'task', isDefault: '1' })).result
    const second = (await add({ name: 'Second', isDefault: 1 })).result
    expect((await list(own, '')).map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [first.id, 0],
      [elsewhere.id, 1],
      [second.id, 1],
    ])
    for (const { id } of [first, elsewhere, second]) await remove(id)
  })

  it('views of another user are neither listed, changed nor deleted, whoever is named', async () => {
    const { id, userId } = (await add({})).result
    expect(await list(other, `?path=order&userId=${userId}`)).toEqual([])
    expect((await edit({ id, name: 'Taken', userId, creatorId: userId }, other)).status).toBe(404)
    expect((await remove(id, other)).status).toBe(404)
    const foreign = (await add({ userId, creatorId: userId }, other)).result
    expect(foreign.userId).not.toBe(userId)
    expect((await list(own)).map(({ name }) => name)).toEqual(['My orders'])
    expect((await server.call('GET', `${base}/list?path=order`)).status).toBe(401)
    await remove(id)
    await remove(foreign.id, other)
  })

  it('a view follows a field of its page to another key', async () => {
    const admin = await server.signIn('admin')
    const text = (key: string, more: object = {}) => ({ key, type: 'input', title: { 'zh-CN': key }, ...more })
    expect(await publish(server, admin, samplePage('viewed', [text('name'), text('remark')]))).toMatchObject({ status: 200 })
    const named = { path: 'viewed', disPlay: [{ columnName: 'remark' }], columns: [{ columnName: 'remark', columnTitle: 'remark' }] }
    const filter = [{ columnName: 'remark', operator1: 'isnull' }]
    const { id } = (await add({ ...named, filter, order: [{ columnName: 'name' }] }, admin)).result
    expect(await publish(server, admin, samplePage('viewed', [text('name'), text('note', { was: 'remark' })]))).toMatchObject({
      status: 200,
    })
    const [renamed] = await list(admin, '?path=viewed')
    expect(renamed).toMatchObject({ id, columns: [{ columnName: 'note' }], filter: [{ columnName: 'note', operator1: 'isnull' }] })
    expect([renamed?.disPlay.map(({ columnName }) => columnName), renamed?.order.map(({ columnName }) => columnName)]).toEqual([
      ['note'],
      ['name'],
    ])
  })

  it('B2.11-calendar B3-view keep what a calendar asks for and how many days it shows, under new keys of its fields too', async () => {
    const admin = await server.signIn('admin')
    const text = (key: string, more: object = {}) => ({ key, type: 'input', title: { 'zh-CN': key }, ...more })
    const day = { key: 'day', type: 'date', title: { 'zh-CN': '日期' } }
    const calendar = (...fields: ReturnType<typeof text>[]) => {
      const page = samplePage('planned', [day, ...fields])
      return { ...page, kind: 'calendar', entries: { start: 'day', title: 'name' } }
    }
    expect(await publish(server, admin, calendar(text('name'), text('remark')))).toMatchObject({ status: 200 })
    const rows = [
      { field: 'remark', rule: 'eq', val: 'x' },
      { field: 'name', rule: 'empty' },
    ]
    const asked = {
      query: [
        { columnName: 'remark', value: 'x' },
        { columnName: 'day', value: '2026-03-01', end: '' },
      ],
      advanced: { matchType: 'or', rows },
      span: 'week',
    }
    const { result } = await add({ path: 'planned', disPlay: [], filter: [], order: [], ...asked }, admin)
    expect(result).toMatchObject(asked)
    expect((await add({ path: 'planned', ...asked, span: 'year' }, admin)).status).toBe(400)
    expect((await add({ path: 'planned', ...asked, advanced: { matchType: 'or', rows: [] } }, admin)).status).toBe(400)
    expect(await publish(server, admin, calendar(text('name'), text('note', { was: 'remark' })))).toMatchObject({ status: 200 })
    const [renamed] = await list(admin, '?path=planned')
    expect(renamed?.query?.map(({ columnName }) => columnName)).toEqual(['note', 'day'])
    expect(renamed?.advanced).toEqual({ matchType: 'or', rows: [{ ...rows[0], field: 'note' }, rows[1]] })
    expect(renamed?.span).toBe('week')
  })

  it.each([
    [{ name: ' ' }, '/name', '请输入模板名称'],
    [{ name: 'ab' }, '/name', '最少输入三个字符'],
  ])('B5.3-view refuses %o with its sentence', async (change, path, message) => {
    const answer = await server.call('POST', `${base}/add`, { ...view, ...change }, own, { 'Accept-Language': 'zh-CN' })
    expect([answer.status, answer.message, answer.errors?.[0]?.path]).toEqual([400, message, path])
  })

  it.each([
    { disPlay: [{ columnName: 'code', columnWidth: 0 }] },
    { disPlay: [{ columnName: 'code', columnWidth: 1001 }] },
    { displayItems: [{ field: 'code', width: 1.5 }] },
    { filter: [{ columnName: 'code', operator1: 'regex' }] },
    { pageSize: 0 },
    { isDefault: 2 },
  ])('B5.3-view refuses %o', async (change) => {
    expect((await add(change)).status).toBe(400)
  })
})
