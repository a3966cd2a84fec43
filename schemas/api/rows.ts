import type { Row } from './Result'

/** The common list query. Further parameters are field keys: `name=*x*`, `createTime_begin=…`, `createTime_end=…`, `status=a,b`. A field of a
 * sub-table is written `lines.goods=…` and finds rows that have such a row in it; what is asked of one sub-table must hold for one row of it. */
export interface ListQuery {
  pageNo?: number
  /** 1 to 1000. */
  pageSize?: number
  /** Field that the rows are sorted by. */
  column?: string
  /** `asc` or `ascend`; anything else is descending. */
  order?: string
  /** JSON of `SortInfo[]`, URL-encoded once more: several sort columns. */
  sortInfoString?: string
  /** Fields that the caller wants; advisory. */
  field?: string
  /** JSON of `SuperQueryRow[]`, URL-encoded once more. */
  superQueryParams?: string
  /** How the rows of the advanced query are joined; `and` when left out. */
  superQueryMatchType?: 'and' | 'or'
  /** Words that stand in texts of the row: each in one of the fields that hold free text. */
  searchText?: string
  /** JSON of the column filters, `(GridFilter | FieldFilter)[]`, URL-encoded once more. */
  filterByItems?: string
  /** Ids of chosen rows, for an export. */
  selections?: string
  /** Keys of the columns of an export, joined by commas, in their order; those of the list when left out. */
  exportFields?: string
}

/** The row that a call is about. */
export interface RowIdQuery {
  /** `self` stands for the caller's own row, of pages with `ownRow`. */
  id: string
}

/** The rows that a call is about. */
export interface RowIdsQuery {
  /** Ids joined by commas. */
  ids: string
}

/** A deleted row that can be brought back. */
export interface DeletedRow {
  id: string
  /** What people call it. */
  name: string
  /** User name of who deleted it. */
  deletedBy: string | null
  /** What that user is called; the user name of one who is gone. */
  deletedByName: string | null
  /** YYYY-MM-DD HH:mm:ss. */
  deletedAt: string
}

/** The deleted rows of a page, the last deleted first, at most 200. */
export interface DeletedRows {
  records: DeletedRow[]
}

/** How many rows were changed. */
export type RowCount = number

/** Body of a find call: a value for every field that the page asks for. */
export interface FindBody {
  values: Record<string, string | number>
}

/** Answer of a find call: the newest first, at most 50. */
export interface FoundRows {
  records: Row[]
}

export interface SortInfo {
  column: string
  order: 'asc' | 'desc'
}

/** One condition of the advanced query. */
export interface SuperQueryRow {
  /** Field key; `subTable,field` for a field of a sub-table. */
  field: string
  rule: SuperQueryRule
  val?: string | number | null
  type?: string
  dbType?: string
}

export const superQueryRules = [
  'eq',
  'like',
  'right_like',
  'left_like',
  'in',
  'ne',
  'gt',
  'ge',
  'lt',
  'le',
  'not_like',
  'not_left_like',
  'not_right_like',
  'not_in',
  'empty',
  'not_empty',
] as const
export type SuperQueryRule = (typeof superQueryRules)[number]

/** The twelve operators of column filters and view templates. */
export const filterOperators = [
  'eq',
  'neq',
  'startswith',
  'contains',
  'doesnotcontain',
  'endswith',
  'isnull',
  'isnotnull',
  'isempty',
  'isnotempty',
  'isnullorempty',
  'isnotnullorempty',
] as const
export type FilterOperator = (typeof filterOperators)[number]

/** Operators that ask for a state of the column: nothing is compared with. */
export const stateOperators: readonly FilterOperator[] = [
  'isnull',
  'isnotnull',
  'isempty',
  'isnotempty',
  'isnullorempty',
  'isnotnullorempty',
]

/** A column filter with up to two comparisons. */
export interface GridFilter {
  columnName: string
  operator1: FilterOperator
  value1?: string | number | null
  operator2?: FilterOperator
  value2?: string | number | null
  logic?: 'and' | 'or'
}

/** One comparison of a column filter; several of one field are one filter, joined as each says. */
export interface FieldFilter {
  field: string
  operator: FilterOperator
  value?: string | number | null
  /** How it is joined to the comparisons of the field before it; `and` when left out. */
  logic?: 'and' | 'or'
}

export interface GridSort {
  columnName: string
  defaultSortOrder: 'asc' | 'desc'
}

/** A sort column in its other spelling. */
export interface FieldSort {
  field: string
  dir: 'asc' | 'desc'
}

/** The payload of the grid call. */
export interface GridQuery {
  pageNo?: number
  pageSize?: number
  /** Values of the query bar, by field key, as in `ListQuery`. */
  selectParam?: Record<string, string | number | null>
  postSortByItems?: (GridSort | FieldSort)[]
  filterByItems?: (GridFilter | FieldFilter)[]
  /** JSON of `SuperQueryRow[]`, as in `ListQuery`. */
  superQueryParams?: string
  /** How the rows of the advanced query are joined; `and` when left out. */
  superQueryMatchType?: 'and' | 'or'
  /** Words that stand in texts of the row, as in `ListQuery`. */
  searchText?: string
  /** Ids of chosen rows, joined by commas, for an export. */
  selections?: string
  /** Headings and field keys of an export, in the order of its columns; those of the list when left out. */
  titleArr?: string[]
  valArr?: string[]
  vin?: string
}

/** Changes of the rows of one sub-table. Only changed rows, and in them only changed fields, travel. */
export interface SubTableChange {
  /** New rows, without id. */
  added?: Record<string, unknown>[]
  /** Changed rows: `id`, `rowVersion` and the changed fields. */
  edited?: Row[]
  /** Ids of rows that are removed. */
  deleted?: string[]
}

/** Body of add and edit: the written fields, and the changes of the sub-tables. An edit names `id` and the `rowVersion` it started from. */
export interface SaveBody {
  id?: string
  rowVersion?: number
  sub?: Record<string, SubTableChange>
  [key: string]: unknown
}

/** Answer of a stale save (409): the row as it stands now. */
export interface ConflictResult {
  current: Row
}

/** Body of a call over several rows. */
export interface IdsBody {
  /** Ids joined by commas. */
  ids: string
}

/** Body of an action of a page's own. */
export interface ActionBody extends IdsBody {
  /** Values that its button has asked for, by field key. */
  input?: Record<string, unknown>
}

/** Query of GET /online/cgform/api/getData/{code}: as of a list, which further parameters are fields of. */
export interface OfferQuery {
  /** 1 when left out. */
  pageNo?: string
  /** 5 when left out. */
  pageSize?: string
  [more: string]: unknown
}
