import type { Statistic } from '../fields/FieldBase'
import type { ToldColumn, ToldView } from '../fields/ReportView'
import type { DictItem } from './session'

/** A column of a report, as /online/cgreport/api/getRpColumns answers it; with its field, where the backend tells of that. */
export interface ReportColumnInfo extends Partial<ToldColumn> {
  title: string
  dataIndex: string
  align?: string
  sorter?: boolean
  /** Key into `dictOptions`. */
  customRender?: string
  isTotal?: boolean
  /** Figures over all rows of a question, which POST /common/rowGroups works out by the code of the report; left out where nobody does. */
  statistics?: Statistic[]
  width?: number
}

export interface ReportColumns {
  cgRpConfigId: string
  cgRpConfigName: string
  columns: ReportColumnInfo[]
  /** Path under the API base that writes the rows of a query into a spreadsheet; left out where the report has none, or the caller may not. */
  exportUrl?: string
  dictOptions: Record<string, DictItem[]>
}

/** One query input of a report. */
export interface ReportQueryInfo extends ToldView {
  field: string
  label: string
  mode: 'single' | 'group'
  order: number
  /** true: not shown, and asked for all the same. */
  hidden?: boolean
  /** Grey text in the empty input. */
  placeholder?: string
  /** What it starts with; of a pair both, `null` for an end that is open. */
  defaultValue?: ReportQueryStart | [ReportQueryStart, ReportQueryStart]
}

/** A value that a query starts with. */
export type ReportQueryStart = string | number | null

/** Parameters of the calls of one report: its code. */
export interface ReportParams {
  code: string
}

/** Answer of GET /online/cgreport/api/getQueryInfo/{code}. */
export type ReportQueryInfos = ReportQueryInfo[]

/** Query of GET /online/cgreport/api/getData/{code}: `pageNo`, `pageSize`, `column`, `order` and values of the query inputs by their keys. */
export interface ReportDataQuery {
  [key: string]: string
}
