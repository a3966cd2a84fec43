import { sql } from 'kysely'
import type { Row } from '../../../schemas/api/Result'
import type { ReportPageConfig } from '../../../schemas/page/kinds/report'
import type { Database } from '../../db/Database'
import type { CallContext } from '../../kernel/CallContext'
import { allOf, type Condition } from '../query/compare'
import { orderSql, type SortTerm } from '../query/readSort'
import type { ResourceRegistry } from '../ResourceRegistry'
import { type OpenReport, openReport, readReportSort } from '../report/openReport'
import { answerReport } from '../report/runReport'
import { addCallTexts } from './addCallTexts'
import { type ExportWish, exportColumns } from './exportColumns'
import { behind, type SortKeys, sortKeys } from './exportRows'
import type { ExportedTable } from './exportTable'

/** Rows that are read at once. A report is worked out anew for each part, so that there are few of them. */
const partSize = 5_000

interface Parts {
  database: Database
  registry: ResourceRegistry
}

/** The rows of a report's query as a table, for the columns and rows that the caller may see. Paging means nothing: an export has all of them. Throws `bad-request`. */
export async function exportReport(
  parts: Parts,
  page: ReportPageConfig,
  context: CallContext,
  asked: { query: Readonly<Record<string, unknown>> } & Omit<ExportWish, 'fields'>,
): Promise<ExportedTable> {
  const { query, ...wish } = asked
  const report = openReport(parts.registry, page, context)
  const columns = exportColumns(report.scope, { fields: page.columns, ...wish })
  const { from, where } = report.ask(query)
  const orderBy = readReportSort(report, query)
  report.scope.findings.throwIfAny()
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${from} as t where ${where}`.execute(parts.database.kysely)
  return {
    columns,
    total: Number(rows[0]?.n ?? 0),
    async *rows(most) {
      for await (const part of readParts(parts, report, { from, where, orderBy }, most)) {
        await addCallTexts(report.shown.values(), part, wish.callTexts)
        yield part.map((row) => columns.map(({ cellOf }) => cellOf(row)))
      }
    },
  }
}

type Wanted = ReturnType<OpenReport['ask']> & { orderBy: readonly SortTerm[] }

/** Each part begins behind the last row of the one before it. */
async function* readParts(parts: Parts, report: OpenReport, { from, where, orderBy }: Wanted, most: number): AsyncGenerator<Row[]> {
  let left = most
  let last: Condition = sql`true`
  while (left > 0) {
    const size = Math.min(partSize, left)
    const { rows } = await sql<Record<string, unknown> & SortKeys>`
      select ${report.selectList}, ${sortKeys(orderBy)} from ${from} as t
      where ${allOf([where, last])} order by ${orderSql(orderBy)} limit ${size}`.execute(parts.database.kysely)
    yield await answerReport(parts, report, rows)
    const end = rows.at(-1)
    if (!end || rows.length < size) return
    left -= rows.length
    last = behind(orderBy, end)
  }
}
