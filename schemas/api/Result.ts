/** What every call answers. Read calls answer code 0, writes 200, failures the code of the catalogue in `errors.ts`. */
export interface Result<T = unknown> {
  success: boolean
  /** A sentence in the caller's language; empty when there is nothing to say. */
  message: string
  code: number
  result: T
  /** Milliseconds since 1970. */
  timestamp: number
  /** Located findings, when the call carried something to be checked. */
  errors?: FoundError[]
}

/** One finding about what a call carried. */
export interface FoundError {
  /** JSON Pointer into the body, or the name of a query parameter. */
  path: string
  /** Stable name of the finding. */
  code: string
  message: string
  line?: number
  column?: number
  suggestion?: string
  severity?: 'error' | 'warning'
  /** Code of the page that it is about, where a call is about several. */
  page?: string
  /** The dictionary or rule that is missed, by its kind and code: it can be made. */
  missing?: { kind: string; code: string }
}

/** One page of rows. */
export interface RowPage<T = Row> {
  records: T[]
  /** Rows in all, counted exactly up to `countLimit`. */
  total: number
  /** true: there are more rows than were counted; show `total` with a plus sign. */
  totalIsCapped?: boolean
  size: number
  current: number
  pages: number
}

/** A row as it goes over the wire: plain values by field key, `<key>_dictText` companions, `sub` with sub-table rows. */
export interface Row {
  id: string
  /** Grows by one with every change of the row. */
  rowVersion?: number
  [key: string]: unknown
}

/** Answer of calls that have nothing to say beside that they are done. */
export type Nothing = null

/** A row, or null where there is none. */
export type FoundRow = Row | null

/** One page of rows of any table. */
export interface PageOfRows extends RowPage<Row> {}

/** JSON that no type of ours speaks of. */
export type AnyJson = unknown
