/** Fields of the form that an import is sent as, beside its file (`files[]`). */
export interface ImportForm {
  /** `true`: only the first sheet is read; without it the sheets of the sub-tables are read too. */
  isSingleTableImport?: string
  /**
   * Keys of fields of the main table, joined by commas: the sheet of a sub-table names with their values the row that each of its rows belongs to. The first
   * field whose values are unique when left out.
   */
  foreignKeys?: string
  /**
   * What becomes of the good rows when others are not: they are imported (`skip`), or nothing is (`stop`).
   * @default "skip"
   */
  onError?: 'skip' | 'stop'
  /** Id by which the caller asks how far the import is, `/api/common/imports/{id}`; made by the server when left out. */
  importId?: string
}

/** What became of an import. Code 200: all rows are in; code 201: some, or none, are not, and `fileUrl` has them. */
export interface ImportAnswer {
  importId: string
  totalCount: number
  successCount: number
  errorCount: number
  /** Path of the file, under the API base, that holds the rows that were not imported, with the reasons; for the caller alone, and for a day. */
  fileUrl: string | null
  fileName: string | null
}

/** How far an import is. `lost`: the server that worked on it has ended; no row is in. */
export type ImportState = 'running' | 'done' | 'cancelled' | 'failed' | 'lost'

/** An import as its caller asks about it. */
export interface ImportRun {
  state: ImportState
  /** Rows of the file; 0 while it is read. */
  totalCount: number
  /** Rows that have been looked at. */
  doneCount: number
  /** Says how it ended; empty while it runs. */
  message: string
  result: ImportAnswer | null
}

/** An import by its id. */
export interface ImportParams {
  id: string
}
