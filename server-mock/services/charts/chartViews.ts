import type { ChartBody, ChartView } from '../../../schemas/api/charts'
import type { Row } from '../../../schemas/api/Result'
import { chartChoiceOf, chartFilters, chartMethods, chartTypes, rowCountKey, rowCountName } from '../../../schemas/charts/chartFacts'
import { type SourceText, translate } from '../../../schemas/language/SourceText'
import { addressOf } from '../../../schemas/page/addressOf'
import type { Language } from '../../../schemas/page/Text'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import { userOf } from '../../kernel/userOf'
import type { TableResource } from '../../resource'
import type { Services } from '../Services'
import { tableOf } from '../tableOf'
import { chartField, listIn } from './chartField'
import { type ChartRows, chartRows, findChartPage, pageAt } from './findChartPage'
import { readChart } from './readChart'

const most = '1000'

/** The saved charts; every call reaches the caller's own alone. */
export function chartTable(services: Pick<Services, 'registry'>): TableResource {
  return tableOf(services, 'layout_chart')
}

/** The caller's charts of the page at an address, in the order in which they were made. */
export async function chartsAt(services: Services, url: string, context: CallContext): Promise<ChartView[]> {
  const page = pageAt(services, url)?.code
  if (page === undefined) return []
  const superQueryParams = JSON.stringify([{ field: 'page', rule: 'eq', val: page }])
  const { records } = await chartTable(services).list({ superQueryParams, column: 'createTime', order: 'asc', pageSize: most }, context)
  return records.map((row) => viewOf(services, row, context))
}

/** What is stored of a chart that a client sends. It must be one that can be drawn: every name is looked up. */
export function storedChart(services: Services, body: ChartBody, context: CallContext): Record<string, unknown> {
  const page = findChartPage(services, body, context)
  const { type, method, x, figures } = readChart(page.rows, body, { isSaved: true })
  const user = userOf(context)
  const filter = chartChoiceOf(chartFilters, body.fieldTypeId)
  const [isText, isNumber, isDate] = chartFilters.map(({ id }) => filter?.id === id)
  return {
    page: page.code,
    dataUrl: page.dataUrl,
    createId: user.id,
    createName: user.realname,
    chartName: body.chartName?.trim(),
    chartTypeId: type.id,
    xfieldCode: x.column.key,
    xfieldName: x.title,
    yfieldCode: figures.map(({ column }) => column?.key ?? rowCountKey).join(','),
    yfieldName: figures.map(({ title }) => plainName(title)).join(','),
    calMethodId: chartMethods.find((one) => one.method === method)?.id ?? null,
    fieldTypeId: filter?.id ?? null,
    searchField: filter ? (body.searchField ?? null) : null,
    searchFieldName: (filter && chartField(page.rows.scope, body.searchField ?? '')?.title) ?? null,
    searchContent: isText ? body.searchContent || null : null,
    min: isNumber ? numberIn(body.min) : null,
    max: isNumber ? numberIn(body.max) : null,
    startTime: isDate ? body.startTime?.slice(0, 10) || null : null,
    endTime: isDate ? body.endTime?.slice(0, 10) || null : null,
  }
}

/** A name among others that are joined by commas. */
function plainName(name: string): string {
  return name.replaceAll(',', ' ')
}

function numberIn(written: ChartBody['min']): number | null {
  return written === null || written === undefined || written === '' ? null : Number(written)
}

/** A stored chart as it is answered: keys and names of fields, and names of choices, as they are now, in the reader's language. */
export function viewOf(services: Services, row: Row, context: CallContext): ChartView {
  const text = (key: string) => String(row[key] ?? '')
  const page = services.pages.get(text('page'))
  const nameNow = fieldNames(services, page?.code, context)
  const x = nameNow(text('xfieldCode'), text('xfieldName'))
  const formerNames = text('yfieldName').split(',')
  const figures = listIn(text('yfieldCode')).map((key, index) => nameNow(key, formerNames[index] || key))
  const filtered = nameNow(text('searchField'), text('searchFieldName'))
  const method = chartChoiceOf(chartMethods, row.calMethodId) ?? chartMethods[0]
  return {
    id: row.id,
    rowVersion: row.rowVersion ?? 1,
    chartName: text('chartName'),
    chartType: choiceName(chartTypes, text('chartTypeId'), context.language),
    chartTypeId: text('chartTypeId'),
    xfieldCode: x.key,
    xfieldName: x.title,
    yfieldCode: figures.map(({ key }) => key).join(','),
    yfieldName: figures.map(({ title }) => plainName(title)).join(','),
    calMethodId: method.id,
    calMethod: method.method,
    fieldType: choiceName(chartFilters, text('fieldTypeId'), context.language),
    fieldTypeId: text('fieldTypeId'),
    searchField: filtered.key,
    searchFieldName: filtered.title,
    searchContent: text('searchContent'),
    // Casts: the columns are numbers and dates, and a row says the kind of none.
    min: (row.min as number | null) ?? null,
    max: (row.max as number | null) ?? null,
    startTime: (row.startTime as string | null) ?? null,
    endTime: (row.endTime as string | null) ?? null,
    url: page ? addressOf({ ...page.config, code: page.code }) : '',
    dataUrl: text('dataUrl'),
    createId: text('createId'),
    createBy: text('createName'),
  }
}

/** What a field is called now, by its key or title; one that is gone keeps what it had, so that a chart can say what it misses. */
function fieldNames(services: Services, code: string | undefined, context: CallContext) {
  const scope = code === undefined ? undefined : readableRows(services, code, context)?.scope
  return (key: string, former: string): { key: string; title: string } => {
    if (key === rowCountKey) return { key, title: translate(rowCountName, context.language) }
    const found = scope && chartField(scope, key)
    return found ? { key: found.column.key, title: found.title } : { key, title: former }
  }
}

/** The rows of a page, unless the caller may no longer read them. */
function readableRows(...page: Parameters<typeof chartRows>): ChartRows | undefined {
  try {
    return chartRows(...page)
  } catch (error) {
    if (error instanceof CallFailure) return undefined
    throw error
  }
}

function choiceName(choices: readonly { id: string; name: SourceText }[], id: string, language: Language): string {
  const choice = chartChoiceOf(choices, id)
  return choice ? translate(choice.name, language) : ''
}
