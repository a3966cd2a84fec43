import type { Row, RowPage } from '../../../schemas/api/Result'
import type { ReportPageConfig } from '../../../schemas/page/kinds/report'
import type { Database } from '../../db/Database'
import type { CallContext } from '../../kernel/CallContext'
import { readPaging } from '../query/readListQuery'
import type { ResourceRegistry } from '../ResourceRegistry'
import { answerRows } from '../read/answerRows'
import { selectPage } from '../read/selectRows'
import { labelsOver } from '../read/tableLabels'
import { refusalOf } from '../refusalOf'
import { type OpenReport, openReport, readReportSort } from './openReport'

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
  const report = openReport(registry, page, context)
  const { scope } = report
  const { from, where } = report.ask(query)
  const wanted = {
    where,
    orderBy: readReportSort(report, query),
    ...readPaging(scope, { pageSize: page.pageSize, ...withoutEmpty(query) }),
  }
  scope.findings.throwIfAny()
  try {
    const { rows: stored, total, isCapped } = await selectPage(database.kysely, { from, selectList: report.selectList }, wanted)
    const records = await answerReport({ database, registry }, report, stored)
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

/** Rows of a report as they are answered: without what the caller may not see, with the texts of their codes. */
export function answerReport(
  { database, registry }: { database: Database; registry: ResourceRegistry },
  { shown, hidden, scope }: OpenReport,
  stored: readonly Record<string, unknown>[],
): Promise<Row[]> {
  const { context } = scope
  const labels = labelsOver(database.kysely, (table) => registry.resourceOf(table)?.model, registry.services.dictionaries, context)
  return answerRows({ columns: shown }, stored, new Set([...hidden, ...scope.hidden]), context.language, labels)
}

function withoutEmpty(query: Query): Query {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined && value !== ''))
}
