import { type RawBuilder, sql } from 'kysely'
import type { ReportPageConfig } from '../../../schemas/page/kinds/report'
import { prefixOf } from '../../../schemas/rights/pagePermissions'
import { isListWord } from '../../../schemas/wire/listWords'
import type { CallContext } from '../../kernel/CallContext'
import { plainColumn } from '../model/compileColumns'
import type { ColumnModel } from '../model/ResourceModel'
import { allOf, type Condition } from '../query/compare'
import { QueryContext } from '../query/QueryContext'
import { readFields } from '../query/readListQuery'
import { orderBy, readSort, type SortTerm } from '../query/readSort'
import type { ResourceRegistry } from '../ResourceRegistry'
import { type ReportColumn, readReportColumns } from './reportColumns'
import { findReportTables } from './reportTables'
import { selectReport, whereOf } from './selectReport'

type Query = Readonly<Record<string, unknown>>

/** A report for one caller: what may be asked of it, and its rows as SQL. */
export interface OpenReport {
  page: ReportPageConfig
  /** Every column of its rows, the id among them. */
  shown: ReadonlyMap<string, ColumnModel>
  /** Keys of the columns that the caller may not see in the tables that they come from. */
  hidden: ReadonlySet<string>
  scope: QueryContext
  /** The columns of `from`, which is called `t`. */
  selectList: RawBuilder<Record<string, unknown>>
  /** The rows for the parameters of a query, and what its values ask of them; what is wrong is a finding of `scope`. */
  ask(query: Query): { from: RawBuilder<unknown>; where: Condition }
}

/** Throws `failed` when the report names what is not there. */
export function openReport(registry: ResourceRegistry, page: ReportPageConfig, context: CallContext): OpenReport {
  const tables = findReportTables(page, registry, context)
  const columns = readReportColumns(page, tables)
  const hidden = hiddenAmong(columns)
  const shown = new Map<string, ColumnModel>([
    ['id', { ...plainColumn('id'), isSystem: true }],
    ...columns.map(({ model }) => [model.key, model] as const),
  ])
  const asked = new Map([...shown].filter(([key]) => !hidden.has(key)))
  const scope = new QueryContext({ columns: asked, subs: new Map(), declaration: { authPre: prefixOf(page) } }, context)
  return {
    page,
    shown,
    hidden,
    scope,
    selectList: sql.join<Record<string, unknown>>([...shown.keys()].map((key) => sql.ref(`t.${key}`))),
    ask(query) {
      const { params, values } = splitQuery(page, scope, query)
      const where = allOf(readFields(scope, values, ''))
      return { from: sql`(${selectReport(page, tables, columns, whereOf(page, tables, params, context))})`, where }
    },
  }
}

/** Keys of the report's columns that the caller may not see in the tables that they come from. */
export function hiddenInReport(registry: ResourceRegistry, page: ReportPageConfig, context: CallContext): ReadonlySet<string> {
  return hiddenAmong(readReportColumns(page, findReportTables(page, registry, context)))
}

/** The order that a query asks for, else that of the report. */
export function readReportSort({ page, scope }: OpenReport, query: Query): SortTerm[] {
  if (query.column || query.sortInfoString) return readSort(scope, query)
  const own = (page.defaultSort ?? []).filter(({ column }) => scope.column(column))
  return orderBy(
    scope,
    own.map((item) => ({ ...item, path: 'column' })),
  )
}

function hiddenAmong(columns: readonly ReportColumn[]): ReadonlySet<string> {
  return new Set(columns.filter(({ isHidden }) => isHidden).map(({ model }) => model.key))
}

/** Values of parameters (`self_region`, or `region` when no column is called so), and values of columns. A picker sends its values both ways. */
function splitQuery(
  page: ReportPageConfig,
  scope: QueryContext,
  query: Query,
): { params: Record<string, unknown>; values: Record<string, unknown> } {
  const keys = new Set((page.params ?? []).map(({ key }) => key))
  const params: Record<string, unknown> = {}
  const values: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(query)) {
    const key = name.startsWith('self_') ? name.slice('self_'.length) : name
    if (isListWord(name) || value === undefined) continue
    if (keys.has(key) && (name !== key || !scope.column(key))) params[key] = value === '' ? null : value
    else if (name === key || !scope.column(key)) values[name] = value
  }
  return { params, values }
}
