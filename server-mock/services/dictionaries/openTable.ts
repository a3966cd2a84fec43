import { type RawBuilder, sql } from 'kysely'
import type { ColumnType } from '../../../schemas/fields/FieldFacts'
import { readPairs } from '../../../schemas/fields/tableCode'
import { isPublicForm } from '../../../schemas/page/anatomy'
import type { Language } from '../../../schemas/page/Text'
import type { FieldSurface } from '../../../schemas/rights/fieldCodes'
import { permissionOf } from '../../../schemas/rights/pagePermissions'
import { openSystemTables } from '../../../schemas/wire/openTables'
import { isTranslated, translationKey } from '../../../schemas/wire/translations'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import {
  accessTable,
  allOf,
  type ColumnModel,
  type Condition,
  columnOf,
  refOf,
  type TableAccess,
  type TableModel,
  type TableResource,
} from '../../resource'
import { type LookUp, lookUpsOf } from '../pages/lookUps'
import type { StoredPage } from '../pages/PageStore'
import type { Services } from '../Services'
import { asText } from './asText'

/** A table that the caller may look something up in. */
export interface OpenTable {
  table: string
  /** The column of a field. Unknown, secret, hidden ones and those that no page opens are refused alike. */
  column(field: string): ColumnModel
  /** What a column shows in a language: its translation, where there is one. */
  textIn(column: ColumnModel, language: Language): RawBuilder<string>
  /** The column that must hold the value, of a condition: one that is open, or a pair that a page itself states. */
  columnWith(field: string, value: string): ColumnModel
  /** The rows that the caller may see, of the table under the name `t`. */
  rows: Condition
  /** The table itself. */
  model: TableModel
}

/** The fields that a page or a call may name with the types of their columns, by table: no closed system table, no secret field. */
export function reachableFields(resources: readonly TableResource[]): Map<string, Map<string, ColumnType>> {
  const tables = resources.flatMap(({ declaration, model }) => {
    if (declaration.shared) return []
    const isOpen = declaration.page !== undefined || openSystemTables.has(declaration.table)
    return isOpen ? [model, ...model.subs.values()] : []
  })
  return new Map(tables.map((model) => [model.table, new Map(reachableColumns(model))]))
}

/** Earlier keys too: a page that still names a field by one goes on. */
function reachableColumns(table: TableModel): [string, ColumnType][] {
  return [...table.columns.keys(), ...table.formerKeys.keys()].flatMap((key): [string, ColumnType][] => {
    const column = columnOf(table, key)
    return column?.isSecret === false ? [[key, column.type]] : []
  })
}

/** A table that pages and calls may name, as the caller may read it; undefined for one that nobody declares, and for closed ones of the system. */
export function reachTable(
  { registry }: Pick<Services, 'registry'>,
  context: CallContext,
  table: string,
  surface?: FieldSurface,
): { resource: TableResource; access: TableAccess; isSystem: boolean } | undefined {
  const resource = registry.resourceOf(table)
  const access = resource && accessTable(resource.model, table, context, surface)
  const isSystem = resource?.declaration.page === undefined
  return resource && access && (!isSystem || openSystemTables.has(table)) ? { resource, access, isSystem } : undefined
}

/** Whether the caller may open the page: to whom it is not handed out, it opens no table either. The right to add or to edit alone is not enough. */
export function mayOpen({ code, config }: Pick<StoredPage, 'code' | 'config'>, context: CallContext): boolean {
  return isPublicForm(config) || context.can(permissionOf({ ...config, code }, 'list'))
}

/** What the pages that the caller may open look up in the table. */
function lookUpsIn({ pages }: Services, context: CallContext, table: string, kind: LookUp['kind']): LookUp[] {
  const open = pages.all().filter((page) => mayOpen(page, context))
  return open.flatMap(({ config }) => lookUpsOf(config).filter((lookUp) => lookUp.kind === kind && lookUp.table === table))
}

/**
 * Opens a table for a look-up by name. Who may open its own page may look up every column that is not hidden; who may open a page that looks something
 * up in it, the columns that this page names: else the names of tables would be a way around the permissions.
 */
export function openTable(services: Services, context: CallContext, table: string, kind: LookUp['kind'] = 'tree'): OpenTable {
  // A form asks whether a value stands in another row.
  const reached = reachTable(services, context, table, kind === 'duplicate' ? 'form' : 'list')
  if (!reached) throw new CallFailure('bad-request', 'http.unknownTable', { table })
  const { resource, access, isSystem } = reached
  const permission = `${resource.declaration.authPre}:list`
  const isWhole = context.user !== null && (isSystem || context.can(permission))
  const lookUps = isWhole && kind === 'duplicate' ? [] : lookUpsIn(services, context, table, kind)
  if (!isWhole && lookUps.length === 0) throw refusal(context, permission)
  const named = new Set(lookUps.flatMap(({ fields }) => [...fields].map((field) => columnOf(access.table, field)?.key)))
  const isOpen = ({ key }: ColumnModel) => isWhole || named.has(key)
  const find = (field: string, isRight: (column: ColumnModel) => boolean) => {
    const column = access.anyColumn(field)
    if (column && isRight(column)) return column
    throw context.user ? new CallFailure('bad-request', 'http.unknownField', { table, field }) : refusal(context, permission)
  }
  return {
    table,
    model: access.table,
    column: (field) => find(field, (column) => isOpen(column) && access.column(column.key) !== undefined),
    textIn: (column, language) => {
      const translated = isTranslated(language) ? access.column(translationKey(column.key, language)) : undefined
      return translated ? sql`coalesce(nullif(${refOf(translated)}, ''), ${asText(column)})` : asText(column)
    },
    columnWith: (field, value) =>
      find(field, (column) => {
        const isStated = lookUps.some(({ condition }) => Object.hasOwn(condition, field) && String(condition[field]) === value)
        return isStated || (isOpen(column) && access.column(column.key) !== undefined)
      }),
    rows: access.ownRows('t') ?? sql`true`,
  }
}

function refusal({ user }: CallContext, permission: string): CallFailure {
  return user
    ? new CallFailure('no-permission', 'http.noPermission', { permission })
    : new CallFailure('session-expired', 'session.expired')
}

/** A table and the columns that stand for value and text, as `table,text,code` names them. */
export interface TableSource {
  table: OpenTable
  text: ColumnModel
  value: ColumnModel
  /** Which rows stand for entries: those that the caller may see, and that hold the values which the name asks for. */
  rows: Condition
}

/**
 * Reads `table,text,code`, or `table,text,code,where` with pairs such as `pid = '0'` joined by `and`. Names are looked up and values are bound; anything else
 * is refused.
 */
export function readTableSource(services: Services, context: CallContext, source: string): TableSource {
  const [name = '', text = '', value = '', ...rest] = source.split(',').map((part) => part.trim())
  const pairs = rest.length === 0 ? [] : readPairs(rest.join(',').replace(/^where\s+/i, ''))
  if (!text || !value || !pairs) throw new CallFailure('bad-request', 'http.badDictionary')
  const table = openTable(services, context, name)
  const wanted = pairs.map((pair): Condition => sql<boolean>`${asText(table.columnWith(pair.column, pair.value))} = ${pair.value}`)
  return { table, text: table.column(text), value: table.column(value), rows: allOf([table.rows, ...wanted]) }
}
