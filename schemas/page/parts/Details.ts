import type { Text } from '../Text'

/** A page beside or below a list: it shows the rows that belong to the selected one, with rights, buttons and forms of its own. */
export interface DetailPage {
  /**
   * Code of the page, a list or a report.
   * @names pages
   */
  page: string
  /**
   * What ties its rows to the selected one: by keys of its own fields the keys of fields here, for example `{ "orderId": "id" }`. It shows the rows that
   * hold the same values; new ones get them, and nobody changes them there.
   * @names fields
   */
  on: Record<string, string>
  /** Name of its tab; the title of the page when left out. */
  title?: Text
  /**
   * Where it stands. On narrow screens it stands below.
   * @default "below"
   */
  at?: 'below' | 'beside'
}
