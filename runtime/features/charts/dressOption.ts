import type { ChartAxis, ChartOption, ChartSeries } from '../../../schemas/api/charts'
import { isolated } from '../../../schemas/language/isolated'
import type { Language } from '../../../schemas/page/Text'
import { cutToWidth } from '../../kit/reckonTextWidth'
import { formatNumber } from '../../text/formatNumber'
import { figureIn } from './figureIn'
import { type ChartTheme, hues } from './readTheme'

/** Pixels of a chart below which a slice of a pie has room for its share, and for its name only in the legend. */
const roomForNames = 480

/** A pie alone in a narrow chart is smaller and has shorter lines: shares for which there is no room beside it would not be written at all. */
const narrowPie = { radius: ['0%', '46%'], labelLine: { length: 6, length2: 4 } }

/** Pixels of a chart beside its categories: the figures of the other axis. */
const besideCategories = 80

/** Pixels that one category must have for its name to stand below it whole or cut; with less, only some of the names are shown. */
const roomForEachName = 84

/** How much wider than its name the chart wants the room of a category. */
const aroundName = 1.4

/** The widest that the name of a category stands at an axis, and that of a colour in the legend, in pixels. */
const widestName = 140
const widestInLegend = 200

/** Pixels from the middle of a pie to the names beside it, with room for the share; and those that a name has in any case. */
const fromMiddle = 240
const leastBesideSlice = 60

/** Letters of a chart, as part of the usual size. */
const letterPart = 12 / 14

/** Where a chart is drawn. */
interface ChartPlace {
  /** What the type of the page around it comes to in the end: a canvas knows no variables of style sheets. */
  font: string
  width: number
}

/** What the product adds to a chart: colours of the theme, the type of the page around it, numbers as the language writes them, room for names. */
export function dressOption(option: ChartOption, token: ChartTheme, language: Language, { font, width }: ChartPlace) {
  const { xAxis, yAxis, tooltip, series, legend } = option
  const figure = (value: unknown) => figureIn({}, value, language)
  const isNamed = series.length === 1 && width >= roomForNames
  const slice = ({ name, percent = 0 }: { name: string; percent?: number }) =>
    `${isNamed ? `${writtenName(name, roomBesideSlice(width))}: ` : ''}${formatNumber(percent, { atMost: 1, unit: 'percent', language })}`
  const axis = (of: ChartAxis, isAcross: boolean) => ({
    ...dressAxis(
      of,
      isAcross,
      token,
      of.type === 'value' ? { formatter: figure } : nameLabels(of, isAcross ? width : Number.POSITIVE_INFINITY),
    ),
    ...(of.type === 'value' && areWhole(series) ? { minInterval: 1 } : {}),
  })
  return {
    backgroundColor: 'transparent',
    color: [token.colorPrimary, ...hues.map((hue) => token[`${hue}6`])],
    textStyle: { color: token.colorText, fontFamily: font },
    animation: token.motion,
    // Patterns beside colours where somebody has asked for what everybody can tell apart.
    aria: { enabled: true, label: { enabled: false }, decal: { show: document.documentElement.hasAttribute('data-weak') } },
    // Whatever names and numbers of the axes need is taken from the room of the figures.
    grid: { left: 16, right: 24, top: 64, bottom: 8, outerBoundsMode: 'same', outerBoundsContain: 'all' },
    legend: {
      ...legend,
      type: 'scroll',
      top: 4,
      textStyle: { color: token.colorText },
      formatter: (name: string) => writtenName(name, widestInLegend),
    },
    tooltip: {
      ...tooltip,
      confine: true,
      backgroundColor: token.colorBgElevated,
      borderColor: token.colorBorder,
      textStyle: { color: token.colorText },
    },
    xAxis: axis(xAxis, true),
    yAxis: axis(yAxis, false),
    series: series.map((one, index) => ({
      ...dressSeries(one, index, series.length, { color: token.colorText, formatter: slice }),
      tooltip: { valueFormatter: (value: unknown) => figureIn(one, value, language) },
      ...(one.type === 'pie' && series.length === 1 && width < roomForNames ? narrowPie : {}),
    })),
  }
}

/** Whether all figures are whole: a mark between two of them, as of half a row, would say nothing. */
function areWhole(series: readonly ChartSeries[]): boolean {
  return series.every(({ data }) => data.every((figure) => figure === null || Number.isInteger(figure)))
}

/** Names of categories. One that is longer than its room is cut here: reckoned as a whole, it would hide those of all the others. Days are read whole or not at all. */
function nameLabels({ data = [], isDated = false }: ChartAxis, width: number) {
  const each = (width - besideCategories) / Math.max(1, data.length)
  const room = each < roomForEachName ? widestName : Math.min(widestName, each / aroundName)
  const cut = { formatter: (name: string) => writtenName(name, room) }
  return { overflow: 'truncate', width: widestName, ...(isDated ? {} : cut) }
}

/** A name as it is drawn in so many pixels; what is written from right to left keeps its signs to itself on a canvas as well. */
function writtenName(name: string, room: number): string {
  return isolated(cutToWidth(name, room / letterPart))
}

/** Pixels for the name beside a slice, so that its share after it is never cut. */
function roomBesideSlice(width: number): number {
  return Math.min(widestInLegend, Math.max(leastBesideSlice, width / 2 - fromMiddle))
}

function dressAxis(axis: ChartAxis, isAcross: boolean, token: ChartTheme, labels: object) {
  return {
    ...axis,
    ...(isAcross ? { nameLocation: 'middle' as const, nameGap: 28 } : {}),
    nameTextStyle: { color: token.colorTextSecondary },
    axisLine: { lineStyle: { color: token.colorBorder } },
    axisLabel: {
      color: token.colorTextSecondary,
      hideOverlap: true,
      ...labels,
    },
    splitLine: { show: axis.type === 'value', lineStyle: { color: token.colorBorderSecondary } },
  }
}

/** Several pies stand beside one another, each under its name. */
function dressSeries(series: ChartSeries, index: number, count: number, label: object) {
  if (series.type === 'bar') return { ...series, barMaxWidth: 48 }
  if (series.type !== 'pie') return { ...series, symbolSize: series.type === 'scatter' ? 10 : 6 }
  const radius = `${Math.min(60, 76 / count)}%`
  return {
    ...series,
    center: [`${((index + 0.5) / count) * 100}%`, '56%'],
    radius: ['0%', radius],
    label,
  }
}
