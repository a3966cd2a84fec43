import type { Finding } from '../../checks/Finding'
import type { FieldConfig } from '../../fields'
import type { Expression } from '../../fields/FieldBase'
import { defaults } from '../../json/propertyShapes'
import type { PageBase } from '../PageBase'
import type { PageFacts } from '../PageFacts'
import type { QueryItem, SortItem } from '../parts/Query'
import { type ButtonSwitch, countedButtons } from '../parts/Toolbar'

/** A figure over the joined rows. The value is a field name, with the join's short name before it: `o.total`. */
export interface Aggregate {
  /** How many rows have a value. */
  count?: string
  /** Sum of the values. */
  sum?: string
  /** Mean of the values. */
  average?: string
  /** Smallest value. */
  min?: string
  /** Largest value. */
  max?: string
}

/** A further table that a report reads. */
export interface ReportJoin {
  /**
   * Table of a declared resource.
   * @names tables
   */
  table: string
  /**
   * Short name of the table in this report.
   * @pattern ^[a-z][a-z0-9_]{0,19}$
   */
  as: string
  /** Pairs of fields that must be equal, for example `{ "o.customerId": "id" }`. */
  on: Record<string, string>
  /**
   * `left` keeps rows without a partner.
   * @default "inner"
   */
  kind?: 'inner' | 'left'
}

/** Where the rows of a report come from: declared tables, never SQL text. */
export interface ReportSource {
  /**
   * Table of a declared resource.
   * @names tables
   */
  from: string
  /** Further tables. */
  joins?: ReportJoin[]
  /** Fields that rows are put together by, when figures are computed. */
  groupBy?: string[]
  /** What a column shows when it is not the field of its own name: a field of a joined table (`o.total`), or a figure. */
  select?: Record<string, string | Aggregate>
  /** CEL condition over `row`, `params` and `user` that every row meets. */
  where?: Expression
}

/** Buttons over the rows of a report; it has none that is not named. */
export interface ReportToolbar {
  /** Button that writes the rows of the query into a spreadsheet; it brings the permission `<authPre>:export`. */
  export?: ButtonSwitch
  /** Button that prints all rows of the query. */
  print?: ButtonSwitch
  /** Menu of charts over the rows of the query, which each user makes and keeps for themselves. */
  chart?: ButtonSwitch
}

/** Rows from declared tables: a popup by its code, a page, or both. */
export interface ReportPageConfig extends PageBase {
  kind: 'report'
  /** Where the rows come from. */
  source: ReportSource
  /** Values that the caller hands in (`self_<key>`), read as `params.<key>`. */
  params?: FieldConfig[]
  /** Inputs of the query bar. */
  queryConfig?: QueryItem[]
  /**
   * The columns.
   * @minItems 1
   */
  columns: FieldConfig[]
  /** Sorting before anybody sorts. */
  defaultSort?: SortItem[]
  /**
   * Rows on a page.
   * @minimum 1
   * @maximum 1000
   * @default 10
   * @asType integer
   */
  pageSize?: number
  /** Buttons over the rows. */
  toolbar?: ReportToolbar
}

export const reportFacts = {
  fields: 'columns',
  parts: ['rows', 'query', 'toolbar'],
  followsRow: true,
  namesButtons: true,
  pageSize: defaults['ReportPageConfig.pageSize'],
  defaultSort: [],
  listUrl: (code) => `/online/cgreport/api/getData/${code}`,
  exportUrl: (code) => `/online/cgreport/api/exportXls/${code}`,
  name: { 'zh-CN': '报表', 'en-US': 'Report', 'de-DE': 'Bericht' },
  check: ({ toolbar }) =>
    countedButtons(toolbar).map((name): Finding => ({ code: 'nothing-selected', path: ['toolbar', name], at: 'key' })),
  starter: () => ({
    source: { from: 'sys_user' },
    queryConfig: [{ key: 'realname' }],
    columns: [
      { key: 'realname', type: 'normal', title: { 'zh-CN': '姓名', 'en-US': 'Name', 'de-DE': 'Name' }, isOrder: true },
      { key: 'username', type: 'normal', title: { 'zh-CN': '用户名', 'en-US': 'User name', 'de-DE': 'Benutzername' }, isOrder: true },
    ],
  }),
} satisfies PageFacts<ReportPageConfig>
