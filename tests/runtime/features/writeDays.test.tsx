import { afterEach, expect, it } from 'vitest'
import { writeDays } from '../../../runtime/features/charts/writeDays'
import { changeLanguage } from '../../../runtime/text/i18n'
import type { ChartOption } from '../../../schemas/api/charts'

afterEach(() => changeLanguage('zh-CN'))

const days = ['2026-11-21', '2026-11', '2026', '(empty)']
const option = (isDated?: true): ChartOption => ({
  xAxis: { type: 'category', name: 'Sold on', show: true, data: days, isDated },
  yAxis: { type: 'value', name: '', show: true },
  tooltip: { trigger: 'axis' },
  series: [{ name: 'Rows', type: 'pie', data: days.map((name) => ({ name, value: 1 })) }],
  toolbox: { feature: { saveAsImage: { name: 'chart', title: 'Save' } } },
  legend: { data: days },
  notes: [],
})

it('B2.6-chart the days of a chart are written as its reader writes days, in its axis, its slices and its legend', async () => {
  await changeLanguage('de-DE')
  const written = ['21.11.2026', '11/2026', '2026', '(empty)']
  const { xAxis, legend, series } = writeDays(option(true))
  expect([xAxis.data, legend.data]).toEqual([written, written])
  expect(series[0]?.data).toEqual(written.map((name) => ({ name, value: 1 })))
  expect(writeDays(option())).toEqual(option())
})
