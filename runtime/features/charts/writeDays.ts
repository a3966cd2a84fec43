import type { ChartOption, ChartSeries } from '../../../schemas/api/charts'
import { formatMoment } from '../../text/formatMoment'

const forms = ['YYYY', 'YYYY-MM', 'YYYY-MM-DD'] as const

/** The chart with its days, months or years as the reader writes them; any other as it is. */
export function writeDays(option: ChartOption): ChartOption {
  const { xAxis, legend, series } = option
  if (!xAxis.isDated) return option
  const days = new Map((xAxis.data ?? []).map((label) => [label, writtenDay(label)]))
  const write = (label: string) => days.get(label) ?? label
  return {
    ...option,
    xAxis: { ...xAxis, data: xAxis.data?.map(write) },
    legend: { data: legend.data.map(write) },
    series: series.map((one) => ({ ...one, data: one.data.map((point) => withName(point, write)) })),
  }
}

/** What is no day, such as the place of the empty ones, stays. */
function writtenDay(label: string): string {
  const form = forms.find(({ length }) => length === label.length)
  return form ? formatMoment(label, form) : label
}

type Point = ChartSeries['data'][number]

function withName(point: Point, write: (label: string) => string): Point {
  return point !== null && typeof point === 'object' && !Array.isArray(point) ? { ...point, name: write(point.name) } : point
}
