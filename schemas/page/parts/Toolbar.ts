import type { CustomButton } from './Action'

/** Which buttons the toolbar shows. */
export interface Toolbar {
  /** Button for a new row. */
  new?: boolean
  /** Button that shows and hides the query bar. */
  query?: boolean
  /** Button that deletes the selected rows. */
  delete?: boolean
  /** Menu of the views that somebody has saved of the list: columns, sorting, filters. */
  layout?: boolean
  /** Button that opens the advanced query: conditions over any fields, which each user can save for themselves. */
  superQuery?: boolean
  /** Button that reloads the list. */
  refresh?: boolean
  /** Button that adds the rows of a spreadsheet, through `url.importExcelUrl`; hidden when left out. */
  import?: boolean
  /** Button that writes a spreadsheet; hidden when left out. */
  export?: boolean
  /** Menu of charts over the rows, which each user makes and keeps for themselves; hidden when left out. The page needs a `resource`. */
  chart?: boolean
  /** Button that shows the list, with its query, in another tab of the browser, without the frame around it. */
  fullScreen?: boolean
  /** Question mark with the help about the page. */
  help?: boolean
  /** Button that closes the page. */
  close?: boolean
  /** Button that shows the charts that the user has of the page, over the rows of the current query. The page needs a `resource`. */
  analysis?: boolean
  /** Buttons of the page's own. */
  custom?: CustomButton[]
}
