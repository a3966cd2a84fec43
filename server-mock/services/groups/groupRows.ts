import type { GroupFigure, GroupsBody, RowsGroups } from '../../../schemas/api/groups'
import { canGroupBy, canSumUp, mostGroups } from '../../../schemas/groups/groupedFields'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import { type ColumnModel, isDated, labelsOver, nameValues, type QueryContext, type RowGroup, readGroups } from '../../resource'
import { chartField } from '../charts/chartField'
import { chartRows } from '../charts/findChartPage'
import { orderGroups } from '../charts/orderGroups'
import type { Services } from '../Services'

/** Groups the rows that somebody may see, by a field or as one group, with figures that they may see. Throws `bad-request` with everything that is wrong. */
export async function groupRows(services: Services, body: GroupsBody, context: CallContext): Promise<RowsGroups> {
  const rows = chartRows(services, body.page, context)
  if (!rows) throw new CallFailure('not-found', 'pages.unknown', { code: body.page })
  const { scope } = rows
  const by = body.by === undefined ? undefined : columnOf(scope, 'by', body.by, canGroupBy)
  const figures = [...new Set(body.figures)].flatMap((key) => {
    const column = columnOf(scope, 'figures', key, canSumUp)
    return column ? [{ key, column }] : []
  })
  const { from, where } = rows.ask(body.query ?? {})
  scope.findings.throwIfAny()
  const counted = { by, figures: [null, ...figures.map(({ column }) => column)], where, limit: mostGroups, isByAverage: false }
  const found = await readGroups(services.database.kysely, { from }, counted)
  const groups = by ? await orderGroups(services, by, found.groups) : found.groups
  const names = by ? await namesOf(services, by, groups, context) : []
  return {
    groups: groups.map(({ value, rows, sums, counts }, index) => ({
      value,
      label: names[index] ?? '',
      rows,
      figures: Object.fromEntries(figures.map(({ key }, at) => [key, figureOf(sums[at + 1] ?? null, counts[at + 1] ?? 0)])),
    })),
    total: found.total,
    rows: found.totalRows,
  }
}

/** What people call the values of the groups. */
function namesOf({ database, registry }: Services, by: ColumnModel, groups: readonly RowGroup[], context: CallContext) {
  const values = groups.map(({ value }) => value)
  if (isDated(by)) return values
  const labels = labelsOver(database.kysely, (table) => registry.resourceOf(table)?.model, registry.services.dictionaries, context)
  return nameValues(by, values, context.language, labels)
}

/** Floating-point noise is cut off. */
function figureOf(sum: number | null, count: number): GroupFigure {
  const plain = (figure: number) => Number(figure.toPrecision(12))
  return sum === null || count === 0 ? { sum: null, average: null } : { sum: plain(sum), average: plain(sum / count) }
}

function columnOf(scope: QueryContext, path: string, key: string, isFit: typeof canGroupBy): ColumnModel | undefined {
  const found = chartField(scope, key)
  if (!found) return void scope.unknown(path, key)
  const { field } = found.column
  if (field && isFit(field)) return found.column
  scope.findings.add(path, 'cannot-group', path === 'by' ? 'cannotGroup' : 'cannotSum', { field: found.title })
}
