import { read } from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Row } from '../../../schemas/api/Result'
import { exportFile } from '../../../server-mock/services/rows/exportFile'
import { fetchSheet, type SheetCall } from '../../support/fetchSheet'
import { indentsIn } from '../../support/indentsIn'
import { signInWith } from '../../support/signInWith'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { caller } from '../resource/orderExample'
import { publish, samplePage } from './samplePage'

const title = (zh: string, en: string) => ({ 'zh-CN': zh, 'en-US': en })
const goods = samplePage(
  'goods',
  [
    { key: 'name', type: 'input', title: title('名称', 'Name'), isOrder: true },
    { key: 'price', type: 'inputNumber', title: title('单价', 'Price'), precision: 2 },
    {
      key: 'size',
      type: 'select',
      title: title('尺寸', 'Size'),
      options: [
        { value: 's', label: title('小', 'Small') },
        { value: 'l', label: title('大', 'Large') },
      ],
    },
    { key: 'active', type: 'switch', title: title('启用', 'Active'), customValue: [1, 0] },
    { key: 'owner', type: 'userSelect', title: title('负责人', 'Owner') },
    { key: 'begin', type: 'date', title: title('开始', 'Begin'), endKey: 'end' },
    { key: 'phone', type: 'input', title: title('电话', 'Phone'), mask: 'phone' },
    { key: 'end', type: 'date', title: title('结束', 'End') },
    { key: 'total', type: 'normal', title: title('合计', 'Total'), shows: "row.name + '!'" },
    { key: 'place', type: 'area', title: title('地区', 'Place') },
    { key: 'note', type: 'richText', title: title('备注', 'Note') },
    { key: 'files', type: 'upload', title: title('附件', 'Files') },
    { key: 'unseen', type: 'input', title: title('不显示', 'Unseen'), list: false },
    { key: 'createTime', type: 'datetime', title: title('创建时间', 'Created') },
  ],
  {
    url: { ...samplePage('goods').url, exportXlsUrl: '/sample/goods/exportXls' },
    queryConfig: [{ key: 'name' }],
    toolbar: { export: true },
  },
)

const path = '/api/sample/goods/exportXls'
let server: TestServer
let token: string
const ids: string[] = []

beforeAll(async () => {
  server = await startTestServer()
  token = await server.signIn('configurator')
  expect(await publish(server, token, goods)).toMatchObject({ status: 200 })
  const rows = [
    { name: 'Box', price: 12.5, size: 's', active: 1, owner: 'staff', begin: '2026-11-01', end: '2026-11-30', phone: '13812345678' },
    { name: '=1+1', price: 7, size: 'l', active: 0, place: '330106', note: '<p>A &amp; <b>B</b></p><p>C</p>', unseen: 'x' },
    { name: 'Crate', size: 's' },
  ]
  for (const row of rows) ids.push((await server.call<Row>('POST', '/api/sample/goods/add', row, token)).result.id)
})
afterAll(() => server.close())

const fetched = (call: Partial<SheetCall> = {}) => fetchSheet(server, { path, token, ...call })
const names = async (call: Partial<SheetCall>) => (await fetched(call)).rows?.slice(1).map(([name]) => name)

describe('B7.1-exports the export of a list', () => {
  it('is a true .xls file under the title of the page, with the columns of the list in their order and the words of the reader', async () => {
    const { headers, bytes, rows } = await fetched({ path: `${path}?column=name&order=desc&pageNo=1&pageSize=10000000` })
    expect(bytes.subarray(0, 8).toString('hex')).toBe('d0cf11e0a1b11ae1')
    expect(headers.get('content-type')).toContain('application/vnd.ms-excel')
    expect(headers.get('content-disposition')).toMatch(/filename\*=UTF-8''Sample%20goods_\d{4}-\d\d-\d\d\.xls$/)
    expect(Number(headers.get('content-length'))).toBe(bytes.length)
    expect(headers.get('x-row-count')).toBe('3')
    const shown = ['Name', 'Price', 'Size', 'Active', 'Owner', 'Begin', 'End', 'Phone', 'Total', 'Place', 'Note', 'Files', 'Created']
    expect(rows?.[0]).toEqual(shown)
    const [crate, box, formula] = rows?.slice(1) ?? []
    expect(crate?.slice(0, 4)).toEqual(['Crate', null, 'Small', 'No'])
    const dayOf = (text: string) => (Date.parse(text) - Date.UTC(1899, 11, 30)) / 86_400_000
    expect(box?.slice(0, 9)).toEqual(['Box', 12.5, 'Small', 'Yes', '张三', dayOf('2026-11-01'), dayOf('2026-11-30'), '138****5678', 'Box!'])
    expect(formula?.slice(0, 4)).toEqual(["'=1+1", 7, 'Large', 'No'])
    expect(formula?.slice(9, 11)).toEqual(['浙江省/杭州市/西湖区', 'A & B C'])
    expect(typeof formula?.[12]).toBe('number')
    const sheet = read(bytes).Sheets['Sample goods'] ?? {}
    expect([sheet.B1, sheet.B3, sheet.B4].map((cell) => cell?.w)).toEqual(['Price', '12.50', '7.00'])
  })

  it('B2.11-tree has all levels of a tree, each row indented below its own, and of them what the tree shows', async () => {
    const list = '/sample/part/list'
    const columns = [
      { key: 'name', type: 'input', title: title('名称', 'Name'), isOrder: true },
      {
        key: 'state',
        type: 'select',
        title: title('状态', 'State'),
        options: [
          { value: 'used', label: title('在用', 'In use') },
          { value: 'gone', label: title('停用', 'Gone') },
        ],
      },
      { key: 'pid', type: 'hidden', title: title('上级', 'Above') },
    ]
    const { url } = samplePage('part')
    const parts = samplePage('part', columns, {
      url: { ...url, list, exportXlsUrl: '/sample/part/exportXls' },
      tree: { parentKey: 'pid', labelKey: 'name', condition: { state: 'used' } },
      toolbar: { export: true },
    })
    expect(await publish(server, token, parts)).toMatchObject({ status: 200 })
    const add = async (row: object) => (await server.call<Row>('POST', '/api/sample/part/add', row, token)).result.id
    const bench = await add({ name: 'Bench', state: 'used' })
    const pump = await add({ name: 'Pump', state: 'used', pid: bench })
    await add({ name: 'Valve', state: 'used', pid: pump })
    await add({ name: 'Arm', state: 'used', pid: pump })
    await add({ name: 'Cart', state: 'used' })
    await add({ name: 'Old pump', state: 'gone', pid: bench })
    const condition = JSON.stringify({ state: 'used' })
    const asked = `/api/sample/part/exportXls?column=name&order=asc&exportFields=state,name&condition=${encodeURIComponent(condition)}`
    const { rows, bytes } = await fetched({ path: asked })
    expect(rows).toEqual([
      ['State', 'Name'],
      ['In use', 'Bench'],
      ['In use', 'Pump'],
      ['In use', 'Arm'],
      ['In use', 'Valve'],
      ['In use', 'Cart'],
    ])
    expect(indentsIn(bytes)).toEqual({ B3: 1, B4: 2, B5: 2 })
    // What stands below nothing that is asked for stands on the first level.
    const some = await fetched({ path: `${asked}&name=*a*` })
    expect(some.rows?.map(([, name]) => name)).toEqual(['Name', 'Arm', 'Cart', 'Valve'])
    expect(indentsIn(some.bytes)).toEqual({})
    expect(await names({ path: `${asked.replace('state,name', 'name')}&selections=${pump}` })).toEqual(['Pump'])
    const body = {
      pageNo: 1,
      pageSize: 15,
      selectParam: { condition },
      postSortByItems: [{ columnName: 'name', defaultSortOrder: 'desc' }],
    }
    const byPost = await names({
      method: 'POST',
      path: '/api/sample/part/exportXls',
      body: { ...body, valArr: ['name'], titleArr: ['Name'] },
    })
    expect(byPost).toEqual(['Cart', 'Bench', 'Pump', 'Valve', 'Arm'])
  })

  it('speaks the language of the reader', async () => {
    const { rows, headers } = await fetched({ language: 'zh-CN', path: `${path}?name=Box` })
    expect(rows?.[0]?.slice(0, 4)).toEqual(['名称', '单价', '尺寸', '启用'])
    expect(rows?.[1]?.slice(2, 4)).toEqual(['小', '是'])
    expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toContain('样例 goods_')
  })

  it('holds the rows of the query, or those that were chosen', async () => {
    expect(await names({ path: `${path}?name=*ra*` })).toEqual(['Crate'])
    expect(await names({ path: `${path}?selections=${ids[0]},${ids[2]}&column=name&order=asc` })).toEqual(['Box', 'Crate'])
    expect(await names({ path: `${path}?selections=${ids[0]},${ids[2]}&name=Box` })).toEqual(['Box'])
  })

  it('has the columns that are asked for, in that order, also those that the list does not show', async () => {
    const { rows } = await fetched({ path: `${path}?exportFields=unseen,size,name&selections=${ids[1]}` })
    expect(rows).toEqual([
      ['Unseen', 'Size', 'Name'],
      ['x', 'Large', "'=1+1"],
    ])
  })

  it('answers a POST with the query of the grid the same, under headings of the caller’s', async () => {
    const filterByItems = [{ columnName: 'size', operator1: 'eq', value1: 's' }]
    const postSortByItems = [{ columnName: 'name', defaultSortOrder: 'desc' }]
    const body = {
      pageNo: 1,
      pageSize: 10_000_000,
      filterByItems,
      postSortByItems,
      titleArr: ['商品', '=X'],
      valArr: ['name', 'size_dictText'],
    }
    const { rows, bytes } = await fetched({ method: 'POST', body })
    expect(bytes.subarray(0, 8).toString('hex')).toBe('d0cf11e0a1b11ae1')
    expect(rows).toEqual([
      ['商品', "'=X"],
      ['Crate', 'Small'],
      ['Box', 'Small'],
    ])
    const listed = await fetched({ path: `${path}?size=s&column=name&order=asc` })
    const posted = await fetched({
      method: 'POST',
      body: { selectParam: { size: 's' }, postSortByItems: [{ columnName: 'name', defaultSortOrder: 'asc' }] },
    })
    expect(posted.rows).toEqual(listed.rows)
    expect(await names({ method: 'POST', body: { selections: `${ids[2]}`, selectParam: { size: 's' } } })).toEqual(['Crate'])
  })

  it('says in a sentence that there is nothing to export', async () => {
    expect(await fetched({ path: `${path}?name=nothing` })).toMatchObject({
      status: 200,
      rows: undefined,
      message: 'There is no data to export',
    })
    expect((await fetched({ path: `${path}?name=nothing`, language: 'zh-CN' })).message).toBe('没有可导出的数据')
    expect((await fetched({ path: `${path}?selections=unknown-id` })).message).toBe('There is no data to export')
  })

  it.each([
    ['GET', '?exportFields=nothing', undefined],
    ['GET', '?nothing=1', undefined],
    ['GET', '?column=nothing', undefined],
    ['GET', '?selections=a b', undefined],
    ['POST', '', { valArr: ['nothing'] }],
    ['POST', '', { valArr: ['name'], titleArr: ['a', 'b'] }],
    ['POST', '', { valArr: 'name' }],
    ['POST', '', { filterByItems: [{ columnName: 'name; drop table goods', operator1: 'eq', value1: '' }] }],
  ] as const)('refuses what nothing declares: %s %s %j', async (method, query, body) => {
    expect(await fetched({ method, path: path + query, body })).toMatchObject({ status: 400, rows: undefined })
  })

  it('asks for the right to export, and not for more', async () => {
    const [exporter, reader] = [await signInWith(server, ['goods:export']), await signInWith(server, ['goods:list', 'goods:edit'])]
    expect((await fetched({ token: exporter.token })).status).toBe(200)
    expect((await fetched({ token: reader.token })).status).toBe(403)
    expect((await fetched({ method: 'POST', body: {}, token: reader.token })).status).toBe(403)
    expect((await fetched({ token: '' })).status).toBe(401)
  })

  it('holds one’s own rows only, where rows have an owner', async () => {
    const url = { ...samplePage('mine').url, exportXlsUrl: '/sample/mine/exportXls' }
    const page = samplePage('mine', undefined, { url, resource: { table: 'mine', owner: 'createBy' } })
    expect(await publish(server, token, page)).toMatchObject({ status: 200 })
    const [owner, other] = await Promise.all([0, 1].map(() => signInWith(server, ['mine:add', 'mine:export'])))
    const { id } = (await server.call<Row>('POST', '/api/sample/mine/add', { name: 'MINE' }, owner?.token)).result
    for (const call of [
      {},
      { path: `/api/sample/mine/exportXls?selections=${id}` },
      { method: 'POST', body: {} },
    ] as Partial<SheetCall>[]) {
      const asked = { path: '/api/sample/mine/exportXls', ...call }
      expect(JSON.stringify((await fetched({ ...asked, token: owner?.token })).rows)).toContain('MINE')
      expect(await fetched({ ...asked, token: other?.token })).toMatchObject({ rows: undefined, message: 'There is no data to export' })
    }
  })

  it('calls choices as the call does that they come from, for whoever may make it', async () => {
    const from = { url: '/sample/goods/list', value: 'id', label: 'name' }
    const columns = [
      { key: 'name', type: 'input', title: title('名称', 'Name') },
      { key: 'main', type: 'select', title: title('商品', 'Goods'), from },
      { key: 'more', type: 'selectMultiple', title: title('其他商品', 'More goods'), from },
      { key: 'foreign', type: 'select', title: title('外部', 'Foreign'), from: { ...from, url: '/elsewhere/list', foreign: true } },
    ]
    const url = { ...samplePage('parcels').url, exportXlsUrl: '/sample/parcels/exportXls' }
    expect(await publish(server, token, samplePage('parcels', columns, { url }))).toMatchObject({ status: 200 })
    const [box, , crate] = ids
    const rows = [
      { name: 'A', main: box, more: `${crate},${box}`, foreign: '7' },
      { name: 'B', main: 'gone', more: null, foreign: null },
    ]
    for (const row of rows) await server.call('POST', '/api/sample/parcels/add', row, token)
    const parcels = { path: '/api/sample/parcels/exportXls?column=name&order=asc' }
    expect((await fetched(parcels)).rows?.slice(1)).toEqual([
      ['A', 'Box', 'Crate, Box', '7'],
      ['B', 'gone', null, null],
    ])
    const [seeing, blind] = [await signInWith(server, ['parcels:export', 'goods:list']), await signInWith(server, ['parcels:export'])]
    expect((await fetched({ ...parcels, token: seeing.token })).rows?.[1]).toEqual(['A', 'Box', 'Crate, Box', '7'])
    expect((await fetched({ ...parcels, token: blind.token })).rows?.[1]).toEqual(['A', box, `${crate}, ${box}`, '7'])
  })

  it('becomes an .xlsx file when the sheet of an .xls file is too small, and says how many rows no sheet has room for', async () => {
    const { services } = server
    const resource = services.registry.ofPage('goods')
    if (!resource) throw new Error('the page has no table')
    const asked = { query: { list: { column: 'name', order: 'asc' } }, wished: { path: 'exportFields' } }
    const file = await exportFile(services, resource, asked, caller(), {
      xls: { rows: 1, columns: 256 },
      xlsx: { rows: 2, columns: 100 },
    })
    expect(file.name).toMatch(/\.xlsx$/)
    expect(file.headers).toMatchObject({ 'X-Row-Count': 2, 'X-Rows-Missing': 1 })
    const pieces: Uint8Array[] = []
    for await (const piece of file.content) pieces.push(piece)
    const bytes = Buffer.concat(pieces)
    expect(bytes.subarray(0, 4).toString('hex')).toBe('504b0304')
    expect(Number(file.headers['X-Estimated-Length'])).toBe(bytes.length)
  })
})
