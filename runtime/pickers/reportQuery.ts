import type { ReportQueryInfo } from '../../schemas/api/reports'
import type { FieldConfig } from '../../schemas/fields'
import { factsOf } from '../../schemas/fields/findFieldKind'
import { readView } from '../../schemas/fields/reportViews'
import type { QueryItem, SortItem } from '../../schemas/page/parts/Query'
import type { Language } from '../../schemas/page/Text'
import { pageSizes } from '../../schemas/wire/pageSizes'
import { compileDialogField, compileDialogQuery } from '../model/compileDialog'
import type { QueriedRows } from '../query/useListState'
import type { ReportPopupParams } from '../session/PickerKinds'

/** What a popup over the report of that code asks with: the queries of the report as a page would write them, so that the popup asks as the page does. */
export function reportQuery(
  queries: readonly ReportQueryInfo[],
  params: ReportPopupParams,
  sorter: string | undefined,
  language: Language,
  code?: string,
): QueriedRows {
  const columns = queries.map((one) => columnOf(one, language))
  const queryConfig = queries.map((one, index) => itemOf(one, modeOf(one, columns[index] as FieldConfig), params))
  const { queryItems } = compileDialogQuery({ columns, queryConfig, page: code }, language)
  return { queryItems, defaultSort: readSorter(sorter), pageSize: pageSizes.reportPopup.size }
}

/** A query input starts as the report says; filled, without the quotes around it, where a parameter has its name. */
function itemOf(told: ReportQueryInfo, mode: QueryItem['mode'], params: ReportPopupParams): QueryItem {
  const { field, label, hidden, placeholder, defaultValue } = told
  const item: QueryItem = {
    key: field,
    label,
    mode,
    placeholder,
    ...(hidden ? { hidden } : {}),
    ...(defaultValue === undefined || defaultValue === null ? {} : { defaultValue }),
  }
  if (mode !== 'single' || !Object.hasOwn(params, field)) return item
  return { ...item, defaultValue: String(params[field]).replace(/^(['"])(.*)\1$/, '$2') }
}

/** The column as far as the wire tells of it: by what it is read as first, and can be asked for with what is told. */
function columnOf(told: ReportQueryInfo, language: Language): FieldConfig {
  // A cast: what a kind needs beside is found missing here.
  const read = readView(told).map((properties) => ({ ...properties, key: told.field, title: told.label }) as FieldConfig)
  const fitting = read.find((config) => {
    const { facts, problem } = compileDialogField(config, language)
    return !problem && facts.query !== 'none' && !facts.isCarried
  })
  return fitting ?? { type: 'input', key: told.field, title: told.label }
}

/** Without a word about it, dates, times and texts are asked for from and to, what is chosen by one value. */
function modeOf({ mode }: Partial<Pick<ReportQueryInfo, 'mode'>>, column: FieldConfig): QueryItem['mode'] {
  const { query } = factsOf(column)
  if (!mode) return query === 'range' || query === 'like' ? 'range' : 'single'
  return mode === 'single' ? 'single' : 'range'
}

/** `createTime=desc` as the page writes it. */
function readSorter(sorter: string | undefined): SortItem[] {
  const [column, order] = (sorter ?? '').split('=').map((part) => part.trim())
  return column ? [{ column, order: order?.toLowerCase() === 'desc' ? 'desc' : 'asc' }] : []
}
