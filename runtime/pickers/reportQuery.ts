import type { ReportQueryInfo } from '../../schemas/api/reports'
import type { FieldConfig, FieldKind } from '../../schemas/fields'
import { findFieldKind } from '../../schemas/fields/findFieldKind'
import type { QueryItem, SortItem } from '../../schemas/page/parts/Query'
import type { Language } from '../../schemas/page/Text'
import { compileDialogField, compileDialogQuery } from '../model/compileDialog'
import type { QueriedRows } from '../query/useListState'
import type { ReportPopupParams } from '../session/PickerKinds'

const pageSize = 10

/** What a report popup asks with: the queries of the report as a page would write them, so that the popup asks as the page does. */
export function reportQuery(
  queries: readonly ReportQueryInfo[],
  params: ReportPopupParams,
  sorter: string | undefined,
  language: Language,
): QueriedRows {
  const columns = queries.map((one) => columnOf(one, language))
  const { queryItems } = compileDialogQuery({ columns, queryConfig: queries.map((one) => itemOf(one, params)) }, language)
  return { queryItems, defaultSort: readSorter(sorter), pageSize }
}

/** A query input starts as the report says; filled, without the quotes around it, where a parameter has its name. */
function itemOf({ field, label, mode, hidden, placeholder, defaultValue }: ReportQueryInfo, params: ReportPopupParams): QueryItem {
  const item: QueryItem = {
    key: field,
    label,
    mode: mode === 'single' ? 'single' : 'range',
    placeholder,
    ...(hidden ? { hidden } : {}),
    ...(defaultValue === undefined || defaultValue === null ? {} : { defaultValue }),
  }
  if (mode !== 'single' || !Object.hasOwn(params, field)) return item
  return { ...item, defaultValue: String(params[field]).replace(/^(['"])(.*)\1$/, '$2') }
}

/** The column as far as the wire tells of it: the kind that it names, a choice where it names a dictionary, and a text for what needs to be told more. */
function columnOf({ field, label, view, dictCode }: ReportQueryInfo, language: Language): FieldConfig {
  // A cast: what the kind needs beside is found missing below.
  const configOf = (type: FieldKind) => ({ type, key: field, title: label, ...(dictCode ? { dictCode } : {}) }) as FieldConfig
  const named = configOf(findFieldKind(view) ?? 'input')
  const { facts, problem } = compileDialogField(named, language)
  const labels = problem ? null : facts.labels?.(named)
  if (dictCode) return labels?.from === 'dict' ? named : configOf('select')
  const isAsked = labels !== null && facts.query !== 'none' && !facts.isCarried && !facts.fills
  return isAsked ? named : configOf('input')
}

/** `createTime=desc` as the page writes it. */
function readSorter(sorter: string | undefined): SortItem[] {
  const [column, order] = (sorter ?? '').split('=').map((part) => part.trim())
  return column ? [{ column, order: order?.toLowerCase() === 'desc' ? 'desc' : 'asc' }] : []
}
