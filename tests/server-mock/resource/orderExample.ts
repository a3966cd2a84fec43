import type { FieldConfig } from '../../../schemas/fields'
import type { Database } from '../../../server-mock/db/Database'
import type { CallContext } from '../../../server-mock/kernel/CallContext'
import { CallFailure } from '../../../server-mock/kernel/CallFailure'
import type { TableResource } from '../../../server-mock/resource/createResource'
import type { ResourceDeclaration } from '../../../server-mock/resource/ResourceDeclaration'
import { ResourceRegistry } from '../../../server-mock/resource/ResourceRegistry'
import { noServices, type ResourceServices } from '../../../server-mock/resource/ResourceServices'
import { applyTable } from '../../../server-mock/resource/table/planTable'

export const open = { list: 'user', add: 'user', edit: 'user', delete: 'user', export: 'user', import: 'user' } as const

/** A caller who may see everything, unless the test says otherwise. */
export function caller(username = 'anna', changes: Partial<CallContext> = {}): CallContext {
  return {
    user: { id: `id-${username}`, username, realname: username.toUpperCase(), orgCode: 'A01', roles: [] },
    language: 'en-US',
    ip: '127.0.0.1',
    can: () => true,
    hiddenFields: () => new Set(),
    disabledFields: () => new Set(),
    ...changes,
  }
}

const orderFields: FieldConfig[] = [
  { type: 'input', key: 'orderCode', title: 'Order no.', validateRules: [{ required: true }, { unique: true }] },
  {
    type: 'select',
    key: 'status',
    defaultValue: 'open',
    options: [
      { value: 'open', label: { 'zh-CN': '打开', 'en-US': 'Open' } },
      { value: 'done', label: { 'zh-CN': '完成', 'en-US': 'Done' } },
    ],
  },
  { type: 'selectMultiple', key: 'days', dictCode: 'weekday' },
  { type: 'userSelect', key: 'keeper' },
  { type: 'inputNumber', key: 'price', precision: 2 },
  { type: 'inputNumber', key: 'amount', integer: true },
  { type: 'date', key: 'due' },
  { type: 'datetime', key: 'startedAt' },
  { type: 'switch', key: 'active', customValue: [1, 0] },
  { type: 'textarea', key: 'remark' },
  { type: 'upload', key: 'files' },
  { type: 'inputNumber', key: 'total', precision: 2, value: 'sum(sub.products.map(p, p.price * p.quantity))' },
]

export const orderDeclaration: ResourceDeclaration = {
  table: 'demo_order',
  page: 'order',
  fields: orderFields,
  subTables: [
    {
      key: 'products',
      table: 'demo_order_products',
      foreignKey: 'orderId',
      isSingle: false,
      fields: [
        { type: 'rowDragSort', key: 'orderNum' },
        { type: 'input', key: 'product', title: 'Product', validateRules: [{ required: true }, { unique: true }] },
        { type: 'inputNumber', key: 'price' },
        { type: 'inputNumber', key: 'quantity', integer: true },
      ],
    },
    { key: 'contact', table: 'demo_order_contact', foreignKey: 'orderId', isSingle: true, fields: [{ type: 'input', key: 'name' }] },
  ],
  indexes: [['status', 'createTime']],
  url: {
    list: '/demo/order/list',
    grid: '/demo/order/grid',
    queryById: '/demo/order/queryById',
    add: '/demo/order/add',
    edit: '/demo/order/edit',
    delete: '/demo/order/delete',
    deleteBatch: '/demo/order/deleteBatch',
  },
  actions: [{ url: '/demo/order/close', name: 'close', set: { status: 'done' }, when: "row.status == 'open'" }],
  access: open,
  authPre: 'order',
}

export const userDeclaration: ResourceDeclaration = {
  table: 'sys_user',
  fields: [
    { type: 'input', key: 'username' },
    { type: 'input', key: 'realname' },
    { type: 'input', key: 'passwordHash' },
  ],
  secretFields: ['passwordHash'],
  url: {},
  access: open,
}

/** Registers declarations and makes their tables. */
export async function putResource(
  database: Database,
  declaration: ResourceDeclaration,
  services: ResourceServices = noServices,
  registry = new ResourceRegistry(database, services),
): Promise<TableResource> {
  await database.transaction((connection) => applyTable(connection, declaration))
  return registry.put(declaration)
}

/** The failure that a call ends with. */
export async function failureOf(call: Promise<unknown>): Promise<CallFailure> {
  const error = await call.then(
    () => new Error('the call did not fail'),
    (found: unknown) => found,
  )
  if (error instanceof CallFailure) return error
  throw error
}
