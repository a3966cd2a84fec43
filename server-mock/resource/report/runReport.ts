import { sql } from 'kysely'
import type { RowPage } from '../../../schemas/api/Result'
import type { ReportPageConfig } from '../../../schemas/page/kinds/report'
import { prefixOf } from '../../../schemas/rights/pagePermissions'
import { isListWord } from '../../../schemas/wire/listWords'
import type { Database } from '../../db/Database'
import type { CallContext } from '../../kernel/CallContext'
import { plainColumn } from '../model/compileColumns'
import type { ColumnModel } from '../model/ResourceModel'
import { allOf } from '../query/compare'
import { QueryContext } from '../query/QueryContext'
import { readFields, readPaging } from '../query/readListQuery'
import { orderBy, readSort } from '../query/readSort'
import type { ResourceRegistry } from '../ResourceRegistry'
import { answerRows } from '../read/answerRows'
import { selectPage } from '../read/selectRows'
import { labelsOver } from '../read/tableLabels'
import { refusalOf } from '../refusalOf'
import { type ReportColumn, readReportColumns } from './reportColumns'
import { findReportTables } from './reportTables'
import { selectReport, whereOf } from './selectReport'

type Query = Readonly<Record<string, unknown>>

/**
 * One page of a report's rows. The query holds values of columns as in a list (`name=…`, `createTime_begin=…`), parameters as `self_<key>`, sorting
 * and paging. Throws `bad-request` for what is unknown or of the wrong type, `failed` when the report itself names what is not there.
 */
export async function runReport(
  { database, registry }: { database: Database; registry: ResourceRegistry },
  page: ReportPageConfig,
  context: CallContext,
  query: Query,
): Promise<RowPage> {
  const tables = findReportTables(page, registry, context)
  const columns = readReportColumns(page, tables)
  const hidden = hiddenAmong(columns)
  const shown = new Map<string, ColumnModel>([
    ['id', { ...plainColumn('id'), isSystem: true }],
    ...columns.map(({ model }) => [model.key, model] as const),
  ])
  const asked = new Map([...shown].filter(([key]) => !hidden.has(key)))
  const scope = new QueryContext({ columns: asked, subs: new Map(), declaration: { authPre: prefixOf(page) } }, context)
  const { params, values } = splitQuery(page, scope, query)
  const wanted = {
    where: allOf(readFields(scope, values, '')),
    orderBy: query.column || query.sortInfoString ? readSort(scope, query) : orderBy(scope, defaultSort(page, scope)),
    ...readPaging(scope, { pageSize: page.pageSize, ...withoutEmpty(query) }),
  }
  scope.findings.throwIfAny()
  const rows = selectReport(page, tables, columns, whereOf(page, tables, params, context))
  const source = {
    from: sql`(${rows})`,
    selectList: sql.join<Record<string, unknown>>([...shown.keys()].map((key) => sql.ref(`t.${key}`))),
  }
  try {
    const { rows: stored, total, isCapped } = await selectPage(database.kysely, source, wanted)
    const labels = labelsOver(database.kysely, (table) => registry.resourceOf(table)?.model, registry.services.dictionaries, context)
    const records = await answerRows({ columns: shown }, stored, new Set([...hidden, ...scope.hidden]), context.language, labels)
    const { pageNo, pageSize } = wanted
    return {
      records,
      total,
      ...(isCapped ? { totalIsCapped: true } : {}),
      size: pageSize,
      current: pageNo,
      pages: Math.ceil(total / pageSize),
    }
  } catch (error) {
    throw refusalOf(error, [], context.language)
  }
}

/** Keys of the report's columns that the caller may not see in the tables that they come from. */
export function hiddenInReport(registry: ResourceRegistry, page: ReportPageConfig, context: CallContext): ReadonlySet<string> {
  return hiddenAmong(readReportColumns(page, findReportTables(page, registry, context)))
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

function defaultSort(page: ReportPageConfig, scope: QueryContext) {
  return (page.defaultSort ?? []).filter(({ column }) => scope.column(column)).map((item) => ({ ...item, path: 'column' }))
}

function withoutEmpty(query: Query): Query {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined && value !== ''))
}
