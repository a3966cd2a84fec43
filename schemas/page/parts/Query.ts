import type { Text } from '../Text'

/** One input of the query bar. */
export interface QueryItem {
  /** Key of the column that is queried. */
  key: string
  /** One value, or a begin/end pair. The field kind decides when left out. */
  mode?: 'single' | 'range'
  /** Label, when it is not the column's title. */
  label?: Text
  /** Grey text in the empty input. */
  placeholder?: Text
  /** Value that the query starts with. */
  defaultValue?: string | number
}

/** One column that a list is sorted by. */
export interface SortItem {
  /** Key of the column. */
  column: string
  /** Direction. */
  order: 'asc' | 'desc'
}
