import type { SourceText } from '../language/SourceText'

/** One of the choices of a chart view: the id that travels, and what people call it. */
interface ChartChoice {
  id: string
  name: SourceText
}

/** The four types of charts; `series` is the name that ECharts has for them. */
export const chartTypes = [
  { id: '1', series: 'bar', name: { 'zh-CN': '柱状图', 'en-US': 'Bar chart', 'de-DE': 'Säulendiagramm' } },
  { id: '2', series: 'line', name: { 'zh-CN': '折线图', 'en-US': 'Line chart', 'de-DE': 'Liniendiagramm' } },
  { id: '3', series: 'pie', name: { 'zh-CN': '饼图', 'en-US': 'Pie chart', 'de-DE': 'Kreisdiagramm' } },
  { id: '4', series: 'scatter', name: { 'zh-CN': '散点图', 'en-US': 'Scatter chart', 'de-DE': 'Punktdiagramm' } },
] as const satisfies readonly (ChartChoice & { series: string })[]
export type ChartType = (typeof chartTypes)[number]

/** How the numbers of rows with one X value become one number; `method` is the word of the wire. */
export const chartMethods = [
  { id: '1', method: 'total', name: { 'zh-CN': '合计', 'en-US': 'Total', 'de-DE': 'Summe' } },
  { id: '2', method: 'average', name: { 'zh-CN': '平均值', 'en-US': 'Average', 'de-DE': 'Durchschnitt' } },
] as const satisfies readonly (ChartChoice & { method: string })[]
export type ChartMethod = (typeof chartMethods)[number]

/** What a chart can be narrowed by: the kind of the field that its rows are chosen by. */
export const chartFilters = [
  { id: '1', of: 'text', name: { 'zh-CN': '字符型', 'en-US': 'Text', 'de-DE': 'Text' } },
  { id: '2', of: 'number', name: { 'zh-CN': '数值型', 'en-US': 'Number', 'de-DE': 'Zahl' } },
  { id: '3', of: 'date', name: { 'zh-CN': '日期型', 'en-US': 'Date', 'de-DE': 'Datum' } },
] as const satisfies readonly (ChartChoice & { of: string })[]
export type ChartFilter = (typeof chartFilters)[number]

/** What is said where a field of the designer is not filled. */
export const chartNameMissing: SourceText = {
  'zh-CN': '请输入图表名称',
  'en-US': 'Please enter the name of the chart',
  'de-DE': 'Bitte geben Sie den Namen des Diagramms ein',
}
export const chartTypeMissing: SourceText = {
  'zh-CN': '请选择图表',
  'en-US': 'Please choose a type of chart',
  'de-DE': 'Bitte wählen Sie einen Diagrammtyp aus',
}
export const chartFieldMissing: SourceText = { 'zh-CN': '请选择', 'en-US': 'Please choose', 'de-DE': 'Bitte auswählen' }

export const chartMaxBelowMin: SourceText = {
  'zh-CN': '最大值不能小于最小值',
  'en-US': 'The maximum is below the minimum',
  'de-DE': 'Der größte Wert liegt unter dem kleinsten',
}
export const chartEndBeforeStart: SourceText = {
  'zh-CN': '结束时间不能早于开始时间',
  'en-US': 'The end lies before the start',
  'de-DE': 'Das Ende liegt vor dem Beginn',
}

/** In place of a Y field: how many rows there are. */
export const rowCountKey = '*'
export const rowCountName: SourceText = { 'zh-CN': '记录数', 'en-US': 'Number of rows', 'de-DE': 'Anzahl der Zeilen' }

/** Characters of a chart's name, fields on its Y axis, and the least that a limit of a number can be. */
export const chartLimits = { name: 50, figures: 10, leastNumber: 1 } as const

/** One of the choices by its id, however a client writes it. */
export function chartChoiceOf<C extends ChartChoice>(choices: readonly C[], id: unknown): C | undefined {
  return choices.find((choice) => choice.id === String(id))
}
