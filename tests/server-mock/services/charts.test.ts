import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChartView } from '../../../schemas/api/charts'
import { startTestServer, type TestServer, type TestUser } from '../../support/startTestServer'
import { dealAmount, dealBars, dealColumns, dealPage, openDeals } from './chartedDeals'
import { publish, samplePage } from './samplePage'

let server: TestServer
let deals: Awaited<ReturnType<typeof openDeals>>

beforeAll(async () => {
  server = await startTestServer()
  deals = await openDeals(server)
})
afterAll(() => server.close())

const call = <T>(...given: Parameters<typeof deals.call>) => deals.call<T>(...given)
const option: typeof deals.option = (...given) => deals.option(...given)

describe('B5.5-chart what is not filled in', () => {
  it.each([
    ['chartName', '请输入图表名称'],
    ['chartTypeId', '请选择图表'],
    ['xfieldCode', '请选择'],
    ['yfieldCode', '请选择'],
  ])('%s is asked for', async (key, message) => {
    const answer = await call('POST', 'add', { ...dealBars, [key]: '' }, 'staff', { 'Accept-Language': 'zh-CN' })
    expect(answer).toMatchObject({ status: 422, success: false, errors: [{ path: `/${key}`, message }] })
  })

  it('a name is not needed to look at a chart', async () => {
    expect(await option({ chartName: '' })).toMatchObject({ success: true })
  })
})

describe('B7.4-charts', () => {
  const kept = {
    ...dealBars,
    yfieldCode: ['amount', '*'],
    yfieldName: ['x', 'y'],
    createId: 'admin',
    createBy: 'somebody',
    dataUrl: '/other',
  }
  const listed = async (user: TestUser = 'staff', url = '/p/deal') =>
    (await call<ChartView[]>('GET', `getByUrl?url=${encodeURIComponent(url)}`, undefined, user)).result
  let view: ChartView

  it('B3-chart are added with the fields of the specification; lists travel as comma strings, whose it is says the session', async () => {
    const added = await call<ChartView>('POST', 'add', kept)
    expect(added).toMatchObject({ success: true, code: 200, message: 'Added' })
    view = added.result
    const user = await server.database.kysely.selectFrom('sys_user').select('id').where('username', '=', 'staff').executeTakeFirst()
    expect(view).toEqual({
      id: view.id,
      rowVersion: 1,
      chartName: 'By state',
      chartType: 'Bar chart',
      chartTypeId: '1',
      xfieldCode: 'state',
      xfieldName: 'State',
      yfieldCode: 'amount,*',
      yfieldName: 'Amount,Number of rows',
      calMethodId: '1',
      calMethod: 'total',
      fieldType: '',
      fieldTypeId: '',
      searchField: '',
      searchFieldName: '',
      searchContent: '',
      min: null,
      max: null,
      startTime: null,
      endTime: null,
      url: '/p/deal',
      dataUrl: '/sample/deal/list',
      createId: user?.id,
      createBy: '张三',
    })
    expect(await listed()).toEqual([view])
    expect(await listed('staff', '/p/deal?state=1')).toEqual([view])
    expect(await listed('staff', '/p/nowhere')).toEqual([])
  })

  it('are changed, with the filter of their type alone', async () => {
    const filter = { fieldTypeId: '2', searchField: 'amount', min: '2', max: 9, searchContent: 'left over', startTime: '2026-01-01' }
    const changed = await call<ChartView>('PUT', 'edit', { ...kept, ...filter, id: view.id, chartName: 'Changed', rowVersion: 1 })
    expect(changed).toMatchObject({ success: true, message: 'Saved' })
    const expected = { chartName: 'Changed', rowVersion: 2, fieldType: 'Number', min: 2, max: 9, searchContent: '', startTime: null }
    expect(changed.result).toMatchObject(expected)
    expect((await call<ChartView>('GET', `queryById?id=${view.id}`)).result).toEqual(changed.result)
    expect(await call('PUT', 'edit', { ...kept, id: view.id, rowVersion: 1 })).toMatchObject({ status: 409 })
    expect(await call('PUT', 'edit', { ...kept, id: view.id })).toMatchObject({ success: true })
  })

  it('are reached by their owner alone, whatever is sent', async () => {
    for (const user of ['admin', 'configurator'] as const) {
      const { createId, createBy } = view
      expect(await listed(user)).toEqual([])
      expect(await call('GET', `queryById?id=${view.id}`, undefined, user)).toMatchObject({ status: 404 })
      expect(await call('PUT', 'edit', { ...kept, id: view.id, createId, createBy }, user)).toMatchObject({ status: 404 })
      expect(await call('DELETE', `delete?id=${view.id}`, undefined, user)).toMatchObject({ status: 404 })
    }
    expect(await listed()).toHaveLength(1)
  })

  it('are deleted', async () => {
    expect(await call('DELETE', `delete?id=${view.id}`)).toMatchObject({ success: true, message: 'Deleted' })
    expect(await listed()).toEqual([])
  })

  it('need a page that the caller may list', async () => {
    expect(await call('POST', 'add', { ...kept, url: '/p/nowhere', dataUrl: '' })).toMatchObject({
      status: 400,
      message: 'There is no page at the address “/p/nowhere”, so there is nothing to chart',
    })
    await publish(server, deals.tokens.configurator, samplePage('closed', undefined, { grants: {} }))
    const closed = { ...dealBars, url: '/p/closed', xfieldCode: 'name' }
    expect(await option({ ...closed, yfieldCode: '*' })).toMatchObject({ status: 403 })
    expect(await option({ url: '/somewhere', dataUrl: '/sample/deal/list' })).toMatchObject({ success: true })
  })
})

describe('C-migrate a chart when its page changes', () => {
  it('follows a renamed field and a renamed page, says which field is gone, and goes with the page', async () => {
    const filter = { fieldTypeId: '3', searchField: 'due' }
    const filtered = (await call<ChartView>('POST', 'add', { ...dealBars, ...filter })).result
    const withoutDay = dealColumns.filter(({ key }) => key !== 'due')
    await publish(server, deals.tokens.configurator, { ...dealPage, columns: withoutDay })
    const unfiltered = (await call<ChartView>('GET', `queryById?id=${filtered.id}`)).result
    expect(await option(unfiltered)).toMatchObject({
      status: 400,
      errors: [{ path: '/searchField', message: 'The field “Due” of this chart is gone, or you may not see it: choose another one' }],
    })
    expect(await call('DELETE', `delete?id=${filtered.id}`)).toMatchObject({ status: 200 })
    await publish(server, deals.tokens.configurator, dealPage)

    const kept = (await call<ChartView>('POST', 'add', { ...dealBars, xfieldCode: 'state', yfieldCode: 'amount' })).result
    const others = dealColumns.filter(({ key }) => key !== 'amount')
    const renamed = { ...dealAmount, key: 'price', was: 'amount' }
    await publish(server, deals.tokens.configurator, { ...dealPage, columns: [...others, renamed] })
    const followed = (await call<ChartView>('GET', `queryById?id=${kept.id}`)).result
    expect(followed).toMatchObject({ yfieldCode: 'price', yfieldName: 'Amount' })
    expect((await option(followed)).result.series[0]?.data).toEqual([30.3, 5, null])

    await publish(server, deals.tokens.configurator, { ...dealPage, columns: [...others, renamed].filter(({ key }) => key !== 'state') })
    const broken = (await call<ChartView>('GET', `queryById?id=${kept.id}`)).result
    expect(broken.xfieldName).toBe('State')
    expect(await option(broken)).toMatchObject({
      status: 400,
      errors: [{ path: '/xfieldCode', message: 'The field “State” of this chart is gone, or you may not see it: choose another one' }],
    })

    const life = (path: string, body: object) => server.call('POST', `/api/page-configs/${path}`, body, deals.tokens.configurator)
    expect(await life('deal/rename', { code: 'sale' })).toMatchObject({ status: 200 })
    expect((await call<ChartView>('GET', `queryById?id=${kept.id}`)).result.url).toBe('/p/sale')
    for (const url of ['/p/sale', '/p/deal']) {
      expect((await call<ChartView[]>('GET', `getByUrl?url=${url}`)).result.map(({ id }) => id)).toEqual([kept.id])
    }
    expect(await life('sale/delete', { confirm: 'sale', tables: 'keep' })).toMatchObject({ status: 200 })
    expect(await call('GET', `queryById?id=${kept.id}`)).toMatchObject({ status: 404 })
  })
})
