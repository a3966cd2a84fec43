import type { ChartAxis, ChartOption, ChartSeries } from '../../../schemas/api/charts'
import { chartMethods } from '../../../schemas/charts/chartFacts'
import { decimalsOf } from '../../../schemas/fields/inputNumber'
import { translate } from '../../../schemas/language/SourceText'
import type { Language } from '../../../schemas/page/Text'
import { textOf } from '../../kernel/text/textOf'
import { isDated } from '../../resource'
import type { ChartCategory, ComputedChart } from './computeChart'
import type { ChartFigure, ChartPlan } from './readChart'

/** A chart as ECharts takes it, in the reader's language and without colours. */
export function chartOption(plan: ChartPlan, { categories, notes }: ComputedChart, pageTitle: string, language: Language): ChartOption {
  const isPie = plan.type.series === 'pie'
  const names = plan.figures.map((figure) => nameOf(plan, figure, language))
  const isMeasured = isNumeric(plan)
  const placed = isMeasured ? categories.filter(({ value }) => value !== null) : categories
  const [only] = names
  const series = plan.figures.map(
    ({ column }, index): ChartSeries => ({
      name: names[index] ?? '',
      type: plan.type.series,
      data: dataOf(plan, placed, index),
      ...decimalsIn(column),
    }),
  )
  return {
    xAxis: { ...xAxis(plan, placed), show: !isPie },
    yAxis: { type: 'value', name: names.length === 1 ? (only ?? '') : '', show: !isPie },
    tooltip: { trigger: isPie || isMeasured ? 'item' : 'axis' },
    series,
    toolbox: { feature: { saveAsImage: { name: plan.name || pageTitle, title: textOf('charts.savePicture', language) } } },
    legend: { data: isPie ? placed.map(({ label }) => label) : names },
    notes: [...notes, ...emptyNote(plan, categories, language)],
  }
}

/** The decimal places that the field of a figure says; a number of rows has none. */
function decimalsIn(column: ChartFigure['column']): Pick<ChartSeries, 'decimals'> {
  // Fields of other kinds say none.
  const decimals = column?.field && decimalsOf(column.field)
  return decimals === undefined ? {} : { decimals }
}

/** A scatter chart over numbers measures its X axis; every other chart has its categories there. */
function isNumeric({ type, x }: ChartPlan): boolean {
  return type.series === 'scatter' && (x.column.type === 'integer' || x.column.type === 'numeric') && !x.column.labels
}

function xAxis(plan: ChartPlan, categories: readonly ChartCategory[]): Omit<ChartAxis, 'show'> {
  const name = plan.x.title
  if (isNumeric(plan)) return { type: 'value', name }
  return { type: 'category', name, data: categories.map(({ label }) => label), ...(isDated(plan.x.column) && { isDated: true }) }
}

function dataOf(plan: ChartPlan, categories: readonly ChartCategory[], index: number): ChartSeries['data'] {
  const numbers = categories.map(({ figures }) => figures[index] ?? null)
  if (plan.type.series === 'pie') return categories.map(({ label }, at) => ({ name: label, value: numbers[at] ?? null }))
  return isNumeric(plan) ? categories.map(({ value }, at) => [Number(value), numbers[at] ?? null]) : numbers
}

function nameOf({ method }: ChartPlan, { column, title }: ChartFigure, language: Language): string {
  const chosen = chartMethods.find((one) => one.method === method)
  return column && chosen ? textOf('charts.withMethod', language, { field: title, method: translate(chosen.name, language) }) : title
}

/** Points need an X: rows without one are told of. */
function emptyNote(plan: ChartPlan, categories: readonly ChartCategory[], language: Language): string[] {
  const empty = isNumeric(plan) ? categories.find(({ value }) => value === null) : undefined
  return empty ? [textOf('charts.emptyNotShown', language, { field: plan.x.title, rows: empty.rows })] : []
}
