import { type RawBuilder, sql } from 'kysely'
import type { TableModel } from '../../resource/model/ResourceModel'
import type { CallContext } from '../CallContext'
import { CallFailure } from '../CallFailure'
import { prefixOf } from '../pages/declarePage'
import { isPublicForm, type LookUp, namedTables } from '../pages/namedTables'
import type { Services } from '../Services'

/** A table that the caller may look something up in. */
export interface OpenTable {
  table: string
  /** The column of a field. Unknown, secret and hidden ones are refused alike. */
  column(field: string): string
  /** The rows that the caller may see, of the table under the name `t`. */
  rows: RawBuilder<boolean>
}

/** System tables whose texts every signed-in user may look up. Other system tables are never reached by name. */
const openSystemTables: ReadonlySet<string> = new Set(['sys_user', 'sys_depart', 'sys_position', 'sys_role'])

/** The fields that a page or a call may name, by table: no closed system table, no secret field. */
export function reachableFields({ registry }: Pick<Services, 'registry'>): Map<string, Set<string>> {
  const tables = registry.all().flatMap(({ declaration, model }) => {
    const isOpen = declaration.page !== undefined || openSystemTables.has(declaration.table)
    return isOpen ? [model, ...model.subs.values()] : []
  })
  return new Map(tables.map((model) => [model.table, new Set(reachableKeys(model))]))
}

function reachableKeys({ columns }: TableModel): string[] {
  return [...columns.values()].filter(({ isSecret }) => !isSecret).map(({ key }) => key)
}

/** true when a page that the caller may open looks such things up in the table. A public form asks about its own table, too. */
function isNamedByPage({ pages }: Services, context: CallContext, table: string, lookUp: LookUp): boolean {
  return pages.all().some(({ code, config }) => {
    if (!isPublicForm(config)) return namedTables(config, lookUp).has(table) && context.can(`${prefixOf({ ...config, code })}:list`)
    return namedTables(config, lookUp).has(table) || (lookUp === 'duplicate' && config.kind === 'form' && config.resource?.table === table)
  })
}

/**
 * Opens a table for a look-up by name. The table must be declared, and the caller must have its page or a page that names it: else the names of tables
 * would be a way around the permissions.
 */
export function openTable(services: Services, context: CallContext, table: string, lookUp: LookUp = 'tree'): OpenTable {
  const resource = services.registry.resourceOf(table)
  const model = services.registry.tableOf(table)
  const isSystem = resource?.declaration.page === undefined
  if (!resource || !model || (isSystem && !openSystemTables.has(table)))
    throw new CallFailure('bad-request', 'http.unknownTable', { table })
  const authPre = resource.declaration.authPre ?? ''
  const isMine = ['list', 'add', 'edit'].some((name) => context.can(`${authPre}:${name}`))
  if (!isSystem && !isMine && !isNamedByPage(services, context, table, lookUp)) {
    throw new CallFailure('no-permission', 'http.noPermission', { permission: `${authPre}:list` })
  }
  const hidden = table === resource.model.table ? context.hiddenFields(authPre) : new Set<string>()
  return {
    table,
    column(field) {
      const column = model.columns.get(field) ?? [...model.columns.values()].find(({ name }) => name === field)
      if (!column || column.isSecret || hidden.has(column.key)) throw new CallFailure('bad-request', 'http.unknownField', { table, field })
      return column.name
    },
    rows: ownRows(resource.model, table, context),
  }
}

/** Rows of a table with an owner are the caller's own; those of its sub-tables belong to the owner of their main row. */
function ownRows(main: NonNullable<ReturnType<Services['registry']['resourceOf']>>['model'], table: string, { user }: CallContext) {
  if (!main.owner) return sql<boolean>`true`
  if (!user) return sql<boolean>`false`
  if (main.table === table) return sql<boolean>`${sql.ref(`t.${main.owner.name}`)} = ${user.username}`
  const sub = [...main.subs.values()].find((candidate) => candidate.table === table)
  if (!sub) return sql<boolean>`false`
  return sql<boolean>`exists (select 1 from ${sql.table(main.table)} as o
    where o.id = ${sql.ref(`t.${sub.foreignKey.name}`)} and ${sql.ref(`o.${main.owner.name}`)} = ${user.username})`
}

/** A table and the columns that stand for value and text, as `table,text,code` names them. */
export interface TableSource {
  table: OpenTable
  text: string
  value: string
}

/** Reads `table,text,code`. Anything else than three names is refused. */
export function readTableSource(services: Services, context: CallContext, source: string): TableSource {
  const [name = '', text = '', value = '', ...rest] = source.split(',').map((part) => part.trim())
  if (!text || !value || rest.length > 0) throw new CallFailure('bad-request', 'http.badDictionary')
  const table = openTable(services, context, name)
  return { table, text: table.column(text), value: table.column(value) }
}
