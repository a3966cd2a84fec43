import type { ProductAccess } from '../../kernel/Access'
import { CallFailure } from '../../kernel/CallFailure'
import { textOf } from '../../kernel/text/textOf'
import type { NamedRowHook, RowHook } from '../../resource'
import { refusalAt } from '../people/fieldRefusal'
import { placesNaming } from '../people/placesNaming'
import { storedName } from '../people/storedName'
import { systemTables } from '../SystemTables'
import { always, fieldOf, serviceTable, textField } from './fieldsOf'

const mayEdit: ProductAccess = { permission: 'category:edit' }

/** The code of a category begins with that of the one above it, where both have one: `B02A01` stands below `B02`. */
const keepCodesInLine: RowHook = async ({ values, before }, { language }, connection) => {
  const { pid, code } = { ...before, ...values }
  if (!pid || !code) return
  const parent = await systemTables(connection).selectFrom('sys_category').select('code').where('id', '=', String(pid)).executeTakeFirst()
  if (!parent?.code || String(code).startsWith(parent.code)) return
  const shown = { code: String(code), parent: parent.code }
  const message = textOf('http.categoryCode', language, shown)
  throw new CallFailure('bad-request', 'http.categoryCode', shown, { errors: [{ path: '/code', code: 'categoryCode', message }] })
}

/** The code stays as long as rows hold it; those that hold the id follow. */
const keepHeldCode: NamedRowHook = async (change, context, connection, owners) => {
  const { values, before } = change
  await keepCodesInLine(change, context, connection)
  if (!before?.code || !Object.hasOwn(values, 'code') || values.code === before.code) return
  const code = String(before.code)
  const places = await placesNaming(connection, owners, { table: 'sys_category', before: { code } }, context)
  if (places) throw refusalAt('code', 'http.categoryCodeInRows', context, { code, places })
}

/** A category goes when no row names it any more. */
const checkCategoryLeft: NamedRowHook = async ({ before }, context, connection, owners) => {
  const places = await placesNaming(connection, owners, { table: 'sys_category', before }, context)
  if (places) throw new CallFailure('refused', 'http.categoryInRows', { name: storedName(before, ['name', 'code'], context), places })
}

/** The tree of categories that fields of every page choose from. */
export const sysCategory = serviceTable({
  table: 'sys_category',
  fields: [
    textField('pid'),
    { ...always(textField('name')), validateRules: [{ required: true }] },
    textField('code'),
    { ...fieldOf('select', 'hasChild'), dictCode: 'yn' },
  ],
  translated: ['name'],
  unique: [['code']],
  indexes: [['pid']],
  tree: { parentKey: 'pid', hasChildKey: 'hasChild' },
  url: {
    list: '/sys/category/rootList',
    queryById: '/sys/category/queryById',
    add: '/sys/category/add',
    edit: '/sys/category/edit',
    delete: '/sys/category/delete',
    deleteBatch: '/sys/category/deleteBatch',
  },
  access: { list: 'user', add: mayEdit, edit: mayEdit, delete: mayEdit, export: 'user', import: mayEdit },
  hooks: { beforeAdd: keepCodesInLine, beforeEdit: keepHeldCode, beforeDelete: checkCategoryLeft },
})
