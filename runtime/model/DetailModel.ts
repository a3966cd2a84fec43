/** A page that follows the selected row. */
export interface DetailModel {
  page: string
  /** Keys of the list's fields by keys of the detail's. */
  on: Readonly<Record<string, string>>
  /** Name of the tab; empty: the title of the page. */
  title: string
  at: 'below' | 'beside'
}

/** Pages beside and below a list. */
export interface DetailsPart {
  details: readonly DetailModel[]
}
