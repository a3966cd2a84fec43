import type { InputNumberField } from '../../../schemas/fields/inputNumber'
import { roundTo } from '../../../schemas/rules/roundTo'
import type { CallContext } from '../../kernel/CallContext'
import { textOf } from '../../kernel/text/textOf'
import { isDated, labelsOver, nameValues, type RowGroup, readGroups } from '../../resource'
import type { Services } from '../Services'
import { foldDays } from './foldDays'
import { orderGroups } from './orderGroups'
import type { ChartPlan } from './readChart'

/** Most categories that one can still tell apart, by the type of the chart. */
const mostCategories: Readonly<Record<ChartPlan['type']['series'], number>> = { bar: 50, line: 50, pie: 12, scatter: 500 }
/** Days are put together to months and years here, not by the database: more than a hundred years of them. */
const mostDays = 40_000

/** One place on the X axis, with a number for each figure; null where there is none. */
export interface ChartCategory {
  /** As it is stored; null for rows that hold nothing. */
  value: string | null
  label: string
  /** How many rows it stands for. */
  rows: number
  figures: readonly (number | null)[]
}

export interface ComputedChart {
  categories: readonly ChartCategory[]
  /** What is not shown, in words. */
  notes: readonly string[]
}

/** Works a chart out of the rows of a page, in one statement of the database. */
export async function computeChart(services: Services, plan: ChartPlan, context: CallContext): Promise<ComputedChart> {
  const { column } = plan.x
  const most = mostCategories[plan.type.series]
  const found = await readGroups(services.database.kysely, plan, {
    by: column,
    figures: plan.figures.map((figure) => figure.column),
    where: plan.where,
    limit: isDated(column) ? mostDays : most,
    isByAverage: plan.method === 'average',
  })
  const groups = isDated(column) ? foldDays(found.groups, most) : await orderGroups(services, column, found.groups)
  const shownRows = groups.reduce((rows, group) => rows + group.rows, 0)
  const rest = { total: found.total, groups: found.total - found.groups.length, rows: found.totalRows - shownRows }
  const categories = await nameGroups(services, plan, groups, context)
  if (rest.rows === 0) return { categories, notes: [] }
  const says = { total: rest.total, shown: groups.length, rest: Math.max(rest.groups, 1), rows: rest.rows }
  const others = plan.type.series === 'pie' && plan.method === 'total' && !isDated(column)
  if (!others) return { categories, notes: [textOf('charts.restNotShown', context.language, says)] }
  const left = found.totalSums.map((sum, index) =>
    sum === null ? null : sum - groups.reduce((all, { sums }) => all + (sums[index] ?? 0), 0),
  )
  const slice = {
    value: null,
    rows: rest.rows,
    label: textOf('charts.others', context.language),
    figures: left.map((sum, index) => roundFigure(plan, index, sum)),
  }
  return { categories: [...categories, slice], notes: [textOf('charts.othersTogether', context.language, says)] }
}

async function nameGroups(
  services: Services,
  plan: ChartPlan,
  groups: readonly RowGroup[],
  context: CallContext,
): Promise<ChartCategory[]> {
  const { database, registry } = services
  const labels = labelsOver(database.kysely, (table) => registry.resourceOf(table)?.model, registry.services.dictionaries, context)
  const values = groups.map(({ value }) => value)
  const names = isDated(plan.x.column) ? values : await nameValues(plan.x.column, values, context.language, labels)
  return groups.map((group, index) => ({
    value: group.value,
    rows: group.rows,
    label: names[index] || textOf('charts.empty', context.language),
    figures: plan.figures.map((_, at) => roundFigure(plan, at, figureOf(plan, group, at))),
  }))
}

function figureOf({ method, figures }: ChartPlan, { rows, sums, counts }: RowGroup, index: number): number | null {
  if (!figures[index]?.column) return rows
  const [sum = null, count = 0] = [sums[index], counts[index]]
  if (method === 'total') return sum
  return sum === null || count === 0 ? null : sum / count
}

/** Sums have the decimal places of their field, averages two more at least: sums of binary fractions are not exact. */
function roundFigure({ method, figures }: ChartPlan, index: number, value: number | null): number | null {
  if (value === null) return null
  const { precision = 6 } = (figures[index]?.column?.field ?? {}) as Partial<InputNumberField>
  return roundTo(value, method === 'average' ? Math.max(precision, 2) : precision)
}
