/**
 * A field as it is being made. It is JSON, not yet a `FieldConfig`: whether it is one is for the check to say, which reads every page that was made.
 */
export interface FieldDraft {
  key: string
  type: string
  title?: string
  [property: string]: unknown
}

export interface QueryDraft {
  key: string
  mode?: 'range' | 'single'
  label?: string
  placeholder?: string
  [property: string]: unknown
}

export interface SubTableDraft {
  key: string
  title: string
  foreignKey: string
  relation?: 'many' | 'one'
  selection?: boolean | 'radio'
  table?: string
  columns: FieldDraft[]
}

/** A list page as it is being made. */
export interface ListDraft {
  kind: 'list'
  version: number
  code: string
  title: string
  url: Record<string, string>
  queryConfig?: QueryDraft[]
  columns: FieldDraft[]
  subTables?: SubTableDraft[]
  resource: { table: string } | { of: string }
  [property: string]: unknown
}

/** A report as it is being made. */
export interface ReportDraft {
  kind: 'report'
  version: number
  code: string
  title: string
  source: Record<string, unknown>
  columns: FieldDraft[]
  [property: string]: unknown
}

export type ImportedPage = ListDraft | ReportDraft
