import { type RawBuilder, sql } from 'kysely'
import type { ReportPageConfig } from '../../../schemas/page/kinds/report'
import { expressionUser } from '../../../schemas/rules/ExpressionUser'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import { allOf, type Condition } from '../query/compare'
import { withDelegated } from '../query/delegatedRows'
import type { ReportColumn } from './reportColumns'
import { mainName, type ReportTables } from './reportTables'
import { readsUser, translateWhere } from './translateWhere'
import { HiddenComparison, Untranslatable } from './whereTerms'

/** The rows of a report as a query of its own: `"id"` and every column under its key. */
export function selectReport(
  page: ReportPageConfig,
  tables: ReportTables,
  columns: readonly ReportColumn[],
  where: Condition,
): RawBuilder<unknown> {
  const groups = groupsOf(page, tables, columns)
  const id = columns.some(({ model }) => model.key === 'id') ? [] : [sql`${rowId(page, tables, groups)} as ${sql.id('id')}`]
  const selected = [...id, ...columns.map(({ model, expression }) => sql`${expression} as ${sql.id(model.key)}`)]
  const conditions = allOf(tables.own ? [tables.own, where] : [where])
  return sql`select ${sql.join(selected)} from ${tables.from} where ${conditions}${groups ? sql` group by ${sql.join(groups)}` : sql``}`
}

/** What rows are put together by: what the report says, and every shown column that is no figure. Undefined: rows stay single. */
function groupsOf({ source }: ReportPageConfig, tables: ReportTables, columns: readonly ReportColumn[]): RawBuilder<unknown>[] | undefined {
  if (!source.groupBy?.length && !columns.some(({ isFigure }) => isFigure)) return undefined
  const named = (source.groupBy ?? []).map((name) => tables.field(name).ref)
  const groups = [...named, ...columns.filter(({ isFigure }) => !isFigure).map(({ expression }) => expression)]
  // A report of nothing but figures has one row.
  return groups.length > 0 ? groups : undefined
}

/** The id of a row stays the same as long as what it is made of does: the id of the first table, else a hash of what makes the row. */
function rowId({ source }: ReportPageConfig, tables: ReportTables, groups: RawBuilder<unknown>[] | undefined): RawBuilder<unknown> {
  const isFirstTable = groups ? source.groupBy?.length === 1 && source.groupBy[0] === 'id' : tables.ids.length === 1
  if (isFirstTable) return tables.field('id').ref
  const parts = groups ?? tables.ids
  return sql`md5(concat_ws('|', ${sql.join(parts.map((part) => sql`coalesce(cast(${part} as text), '')`))}))`
}

/** The report's own condition with the parameters of this call; with it, what it gives those whom the caller stands in for, of rows that they are responsible for. */
export function whereOf(
  page: ReportPageConfig,
  tables: ReportTables,
  params: Readonly<Record<string, unknown>>,
  context: CallContext,
): Condition {
  const { where } = page.source
  if (where === undefined || where === '') return sql`true`
  const rowsOf = ({ user }: CallContext) =>
    translateWhere(where, { field: (name) => tables.field(name), params, user: expressionUser(user) })
  try {
    return (tables.main && readsUser(where) && withDelegated(tables.main, context, mainName, rowsOf)) || rowsOf(context)
  } catch (error) {
    if (error instanceof HiddenComparison) throw new CallFailure('no-permission', 'pages.hiddenParameter')
    if (error instanceof Untranslatable) throw new CallFailure('failed', 'pages.badWhere', { reason: error.message })
    throw error
  }
}
