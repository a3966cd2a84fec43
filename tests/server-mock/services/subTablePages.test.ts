import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Row, RowPage } from '../../../schemas/api/Result'
import type { ServerMessage, TableMessage } from '../../../schemas/api/socket'
import { openTab } from '../../support/openTab'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { publish, samplePage } from './samplePage'

const text = (key: string, more: object = {}) => ({ key, type: 'input', title: { 'zh-CN': key }, ...more })
const number = (key: string, more: object = {}) => ({ ...text(key), type: 'inputNumber', ...more })
const lines = {
  key: 'lines',
  title: { 'zh-CN': '明细' },
  foreignKey: 'orderId',
  columns: [
    text('goods', { validateRules: [{ required: true }] }),
    number('quantity', { validateRules: [{ min: 1 }], defaultValue: 1 }),
    number('price', { defaultValue: 2 }),
    number('cost', { value: 'row.quantity * row.price' }),
    text('secret'),
    text('fixed', { disabled: true, defaultValue: 'as it was' }),
  ],
}
const total = number('total', { value: 'sum(sub.lines.map(l, l.cost))', validateRules: [{ max: 100 }] })
const orders = samplePage('orders', [text('name'), total], { subTables: [lines], grants: { configurator: ['*'] } })
const link = text('orderId', { disabledWhen: '!isEmpty(row.id)', validateRules: [{ required: true }] })
const positions = samplePage(
  'positions',
  [link, text('goods'), number('quantity', { validateRules: [{ max: 40 }] }), number('cost'), text('fixed')],
  {
    url: { ...samplePage('positions').url, deleteBatch: '/sample/positions/deleteBatch' },
    resource: { of: 'orders', subTable: 'lines', where: "row.goods != 'hidden'" },
    grants: { staff: ['list', 'add', 'edit', 'delete'] },
    rights: { fields: { cost: { configurator: {} } } },
  },
)
const ownOrders = { ...orders, code: 'own-orders', url: samplePage('own-orders').url, resource: { table: 'own_orders', owner: 'createBy' } }
const ownPositions = samplePage('own-positions', [link, text('goods')], { resource: { of: 'own-orders', subTable: 'lines' } })

let server: TestServer
let staff: string
let admin: string
let order: Row
const lineOf = (row: Row, index = 0) => (row.sub as { lines: Row[] }).lines[index] as Row
const readOrder = async (id = order.id) => (await server.call<Row>('GET', `/api/sample/orders/queryById?id=${id}`, undefined, admin)).result
const addOrder = async (added: object[], page = 'orders', token = admin) =>
  (await server.call<Row>('POST', `/api/sample/${page}/add`, { name: 'order', sub: { lines: { added } } }, token)).result
const listed = async (token = staff, page = 'positions') =>
  (await server.call<RowPage>('GET', `/api/sample/${page}/list`, undefined, token)).result.records
const save = (method: 'POST' | 'PUT', values: object, token = staff) =>
  server.call<Row>(method, `/api/sample/positions/${method === 'POST' ? 'add' : 'edit'}`, values, token)
const places = ({ errors }: { errors?: { path: string; code: string }[] }) => errors?.map(({ path, code }) => `${code} ${path}`)

beforeAll(async () => {
  server = await startTestServer()
  const configurator = await server.signIn('configurator')
  admin = await server.signIn('admin')
  for (const page of [orders, positions, ownOrders, ownPositions])
    expect(await publish(server, configurator, page)).toMatchObject({ status: 200 })
  staff = await server.signIn('staff')
})
afterAll(() => server.close())
beforeEach(async () => {
  order = await addOrder([{ goods: 'bolts', quantity: 3, secret: 'hush' }])
})

describe('C-resource a page over the rows of a sub-table', () => {
  it('lists them with its own fields, rights and condition, by every parameter of a list', async () => {
    await addOrder([{ goods: 'hidden' }, { goods: 'nuts' }])
    const rows = await listed()
    expect(rows.map(({ goods }) => goods)).toEqual(expect.arrayContaining(['bolts', 'nuts']))
    expect(rows.map(({ goods }) => goods)).not.toContain('hidden')
    expect(rows[0]).toHaveProperty('orderId')
    for (const key of ['price', 'secret', 'cost']) expect(rows[0]).not.toHaveProperty(key)
    const asked = await server.call<RowPage>('GET', `/api/sample/positions/list?goods=bolts&orderId=${order.id}`, undefined, staff)
    expect(asked.result.records).toMatchObject([{ id: lineOf(order).id, quantity: 3 }])
    expect((await server.call('GET', '/api/sample/positions/list?secret=hush', undefined, staff)).status).toBe(400)
  })

  it('adds one: the row that it belongs to gets its version, its computed values and its defaults', async () => {
    const { result, status } = await save('POST', { orderId: order.id, goods: 'nuts', quantity: 4 })
    expect(status).toBe(200)
    expect(result).toMatchObject({ orderId: order.id, goods: 'nuts', quantity: 4, fixed: 'as it was' })
    const after = await readOrder()
    expect(after).toMatchObject({ total: 14, rowVersion: Number(order.rowVersion) + 1 })
    expect(lineOf(after, 1)).toMatchObject({ id: result.id, price: 2, cost: 8 })
    expect(places(await save('POST', { goods: 'nuts' }))).toEqual(['required /orderId'])
    expect(places(await save('POST', { orderId: 'nobody', goods: 'nuts' }))).toEqual(['unknown-row /orderId'])
  })

  it('changes one, by the rules of both pages and of the row that it belongs to', async () => {
    const { id, rowVersion } = lineOf(order)
    expect(await save('PUT', { id, rowVersion, quantity: 5 })).toMatchObject({ status: 200, result: { quantity: 5 } })
    expect(await readOrder()).toMatchObject({ total: 10, rowVersion: Number(order.rowVersion) + 1 })
    expect(await save('PUT', { id, rowVersion, quantity: 6 })).toMatchObject({ status: 409, result: { current: { id, quantity: 5 } } })
    const version = lineOf(await readOrder()).rowVersion
    const wrong = async (values: object) => places(await save('PUT', { id, rowVersion: version, ...values }))
    expect(await wrong({ quantity: 0 })).toEqual(['min /quantity'])
    expect(await wrong({ quantity: 41 })).toEqual(['max /quantity'])
    expect(await wrong({ goods: null })).toEqual(['required /goods'])
    expect(await wrong({ fixed: 'other' })).toEqual(['not-written /fixed'])
    expect(await wrong({ price: 1 })).toEqual(['not-written /price'])
    expect(await wrong({ cost: 1 })).toEqual(['not-written /cost'])
    expect(await wrong({ orderId: (await addOrder([])).id })).toEqual(['not-written /orderId'])
    const dear = await addOrder([{ goods: 'gold', price: 30, quantity: 2 }])
    const gold = lineOf(dear)
    expect(places(await save('PUT', { id: gold.id, rowVersion: gold.rowVersion, quantity: 4 }))).toEqual(['max /total'])
    expect(await save('PUT', { id, rowVersion: version, goods: 'hidden' })).toMatchObject({ success: false })
    expect(await readOrder()).toMatchObject({ total: 10 })
  })

  it('takes changes of several rows of one main row at the same time', async () => {
    const both = await addOrder([{ goods: 'a' }, { goods: 'b' }])
    const answers = await Promise.all(
      [0, 1].map((index) => save('PUT', { id: lineOf(both, index).id, rowVersion: lineOf(both, index).rowVersion, quantity: 7 })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await readOrder(both.id)).toMatchObject({ total: 28 })
  })

  it('deletes some, of several main rows in one step', async () => {
    const other = await addOrder([{ goods: 'nuts' }, { goods: 'washers' }])
    const ids = [lineOf(order).id, lineOf(other, 1).id].join(',')
    expect((await server.call('DELETE', `/api/sample/positions/deleteBatch?ids=${ids}`, undefined, staff)).status).toBe(200)
    expect(await readOrder()).toMatchObject({ total: 0, sub: { lines: [] } })
    expect(await readOrder(other.id)).toMatchObject({ total: 2, sub: { lines: [{ goods: 'nuts' }] } })
    expect((await server.call('DELETE', `/api/sample/positions/delete?id=${lineOf(order).id}`, undefined, staff)).status).toBe(404)
  })

  it('shows and changes those of one’s own main rows alone, where these have owners', async () => {
    const mine = await addOrder([{ goods: 'mine' }], 'own-orders', admin)
    expect((await listed(admin, 'own-positions')).map(({ goods }) => goods)).toEqual(['mine'])
    expect(await listed(staff, 'own-positions')).toEqual([])
    const { id, rowVersion } = lineOf(mine)
    const call = (method: string, path: string, body?: object) => server.call(method, `/api/sample/own-positions/${path}`, body, staff)
    expect((await call('GET', `queryById?id=${id}`)).status).toBe(404)
    expect((await call('PUT', 'edit', { id, rowVersion, goods: 'stolen' })).status).toBe(404)
    expect((await call('DELETE', `delete?id=${id}`)).status).toBe(404)
    expect((await call('POST', 'add', { orderId: mine.id, goods: 'planted' })).success).toBe(false)
    expect((await listed(admin, 'own-positions')).map(({ goods }) => goods)).toEqual(['mine'])
  })

  it('lets open tabs of either page follow the other', async () => {
    const tabs = [await openTab(server.url, staff, 'staff', 'lines'), await openTab(server.url, admin, 'admin', 'orders')]
    for (const tab of tabs) await tab.beat()
    const isTold =
      (socketKey: string) =>
      (message: ServerMessage): message is TableMessage =>
        message.type === 'update_vxe_table' && message.data.socketKey === socketKey && message.data.args[2] === 'many'
    const { id, rowVersion } = order
    await server.call('PUT', '/api/sample/orders/edit', { id, rowVersion, name: 'renamed' }, admin)
    expect((await tabs[0]?.next(isTold('positions')))?.data.args).toEqual([null, '', 'many'])
    await save('POST', { orderId: id, goods: 'nuts' })
    expect((await tabs[1]?.next(isTold('orders')))?.data.args).toEqual([null, '', 'many'])
    for (const tab of tabs) tab.close()
  })

  it('keeps the page that has the sub-table from taking it away', async () => {
    const configurator = await server.signIn('configurator')
    const without = { ...orders, columns: [text('name')], subTables: [] }
    expect(await publish(server, configurator, without)).toMatchObject({ status: 422, errors: [{ code: 'page-over-table' }] })
  })
})
