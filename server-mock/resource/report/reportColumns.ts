import { type RawBuilder, sql } from 'kysely'
import type { FieldConfig } from '../../../schemas/fields'
import { factsOf } from '../../../schemas/fields/findFieldKind'
import type { Aggregate, ReportPageConfig } from '../../../schemas/page/kinds/report'
import { plainColumn } from '../model/compileColumns'
import type { ColumnModel, StoredType } from '../model/ResourceModel'
import { broken, type ReportTables } from './reportTables'

/** One shown column of a report. */
export interface ReportColumn {
  model: ColumnModel
  /** What is selected for it. */
  expression: RawBuilder<unknown>
  isFigure: boolean
  isHidden: boolean
}

const figures: Record<keyof Aggregate, { write: (ref: RawBuilder<unknown>) => RawBuilder<unknown>; type?: StoredType }> = {
  count: { write: (ref) => sql`count(${ref})`, type: 'numeric' },
  sum: { write: (ref) => sql`sum(${ref})`, type: 'numeric' },
  average: { write: (ref) => sql`avg(${ref})`, type: 'numeric' },
  min: { write: (ref) => sql`min(${ref})` },
  max: { write: (ref) => sql`max(${ref})` },
}

/** The columns of a report. Fields without a stored value are left out; throws `failed` for names that are not there. */
export function readReportColumns(page: ReportPageConfig, tables: ReportTables): ReportColumn[] {
  return page.columns.flatMap((field) => {
    if (factsOf(field).column(field) === null) return []
    const { select = {} } = page.source
    const from = Object.hasOwn(select, field.key) ? select[field.key] : undefined
    return [typeof from === 'object' ? figureColumn(field, from, tables) : plainReportColumn(field, from ?? field.key, tables)]
  })
}

function plainReportColumn(field: FieldConfig, name: string, tables: ReportTables): ReportColumn {
  const { ref, column, isHidden } = tables.field(name)
  return { model: shownColumn(field, column.type), expression: ref, isFigure: false, isHidden }
}

function figureColumn(field: FieldConfig, aggregate: Aggregate, tables: ReportTables): ReportColumn {
  const [figure, name] = Object.entries(aggregate)[0] ?? []
  const known = figure !== undefined && Object.hasOwn(figures, figure) ? figures[figure as keyof Aggregate] : undefined
  if (!known || typeof name !== 'string') throw broken(field.key)
  const { ref, column, isHidden } = tables.field(name)
  if ((figure === 'sum' || figure === 'average') && column.type !== 'numeric' && column.type !== 'integer') throw broken(name)
  return { model: shownColumn(field, known.type ?? column.type), expression: known.write(ref), isFigure: true, isHidden }
}

/** The column as the query around the report sees it: it is called like its key. */
function shownColumn(field: FieldConfig, type: StoredType): ColumnModel {
  const facts = factsOf(field)
  return {
    ...plainColumn(field.key),
    name: field.key,
    type,
    field,
    query: type !== 'text' && facts.query === 'like' ? 'range' : facts.query,
    isMultiple: type === 'text' && (facts.isMultiple?.(field) ?? false),
    labels: facts.labels?.(field) ?? null,
  }
}
