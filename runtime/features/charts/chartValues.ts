import type { ChartBody, ChartView } from '../../../schemas/api/charts'
import { chartChoiceOf, chartFilters, chartLimits, chartMethods } from '../../../schemas/charts/chartFacts'

/** What stands in the designer. */
export interface ChartValues {
  chartName?: string
  chartTypeId?: string
  xfieldCode?: string
  yfieldCode: string[]
  calMethodId: string
  /** Empty for no filter. */
  fieldTypeId: string
  searchField?: string
  searchContent?: unknown
  min?: number | null
  max?: number | null
  /** Days, as they travel. */
  startTime?: string | null
  endTime?: string | null
}

/** What a filter of any type asks for: all empty. */
const noFilter = {
  searchField: undefined,
  searchContent: undefined,
  min: undefined,
  max: undefined,
  startTime: undefined,
  endTime: undefined,
} satisfies Partial<ChartValues>

/** What a filter of a type begins with: the least number that there is. */
export function freshFilter(fieldTypeId: string): Partial<ChartValues> {
  const isNumber = chartChoiceOf(chartFilters, fieldTypeId)?.of === 'number'
  return { ...noFilter, ...(isNumber ? { min: chartLimits.leastNumber } : {}) }
}

/** What the designer opens with: a saved chart, or an empty one. */
export function firstDesign(view: ChartView | null): ChartValues {
  if (!view) return { ...noFilter, yfieldCode: [], calMethodId: chartMethods[0].id, fieldTypeId: '' }
  // Older clients sent the hour along.
  const day = (written: string | null) => written?.slice(0, 10) || undefined
  return {
    chartName: view.chartName,
    chartTypeId: view.chartTypeId,
    xfieldCode: view.xfieldCode || undefined,
    yfieldCode: view.yfieldCode.split(',').filter((key) => key !== ''),
    calMethodId: view.calMethodId,
    fieldTypeId: view.fieldTypeId,
    searchField: view.searchField || undefined,
    searchContent: view.searchContent || undefined,
    min: view.min ?? undefined,
    max: view.max ?? undefined,
    startTime: day(view.startTime),
    endTime: day(view.endTime),
  }
}

/** A chart as it travels. Fields go with their names, so that one that will be gone can still be named. */
export function chartBody(values: ChartValues, nameOf: (key: string) => string): ChartBody {
  const { xfieldCode, yfieldCode, searchField, searchContent, startTime, endTime } = values
  const text = Array.isArray(searchContent) ? searchContent.join(',') : (searchContent ?? null)
  return {
    ...values,
    chartName: values.chartName?.trim() ?? '',
    xfieldName: xfieldCode ? nameOf(xfieldCode) : null,
    yfieldCode: yfieldCode.join(','),
    yfieldName: yfieldCode.map((key) => nameOf(key).replaceAll(',', ' ')).join(','),
    searchFieldName: searchField ? nameOf(searchField) : null,
    searchContent: text === null ? null : String(text),
    startTime: startTime ?? null,
    endTime: endTime ?? null,
  }
}
