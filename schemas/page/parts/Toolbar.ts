import type { CustomButton } from './Action'

/** With how many selected rows a button shows: `some` are one or several. */
export type SelectedCount = 'none' | 'one' | 'several' | 'some'

/** Whether the toolbar has a button, or with how many selected rows it shows. */
export type ButtonSwitch = boolean | SelectedCount

/** Which buttons the toolbar shows: `true`, `false`, or with how many selected rows one shows (`none`, `one`, `several`, `some`). */
export interface Toolbar {
  /** Button for a new row. */
  new?: ButtonSwitch
  /** Button that shows and hides the query bar. */
  query?: ButtonSwitch
  /** Button that deletes the selected rows. */
  delete?: ButtonSwitch
  /** Menu of the views that somebody has saved of the list: columns, sorting, filters. */
  layout?: ButtonSwitch
  /** Button that opens the advanced query: conditions over any fields, which each user can save for themselves. */
  superQuery?: ButtonSwitch
  /** Button that reloads the list. */
  refresh?: ButtonSwitch
  /** Button that adds the rows of a spreadsheet, through `url.importExcelUrl`; hidden when left out. */
  import?: ButtonSwitch
  /** Button that writes a spreadsheet; hidden when left out. */
  export?: ButtonSwitch
  /** Button that prints all rows of the query, or the selected ones, with the columns that are shown. */
  print?: ButtonSwitch
  /** Menu of charts over the rows, which each user makes and keeps for themselves; hidden when left out. The page needs a `resource`. */
  chart?: ButtonSwitch
  /** Button that shows the list, with its query, in another tab of the browser, without the frame around it. */
  fullScreen?: ButtonSwitch
  /** Question mark with the help about the page. */
  help?: ButtonSwitch
  /** Button that closes the page. */
  close?: ButtonSwitch
  /** Button that shows the charts that the user has of the page, over the rows of the current query. The page needs a `resource`. */
  analysis?: ButtonSwitch
  /** Button that lets the list take the whole window, and gives the room back; hidden when left out. */
  enlarge?: ButtonSwitch
  /** Menu that groups the rows by a column, with counts and figures; hidden when left out. The page needs a `resource`, and is no tree. */
  grouping?: ButtonSwitch
  /** Panel of the favourites: keeps the list as it stands, in folders of each user's own, and opens what is kept. */
  favourites?: ButtonSwitch
  /** Button that shows the deleted rows and brings them back. It needs `resource.trash`; that of the page which `resource.of` names has to be asked for. */
  trash?: ButtonSwitch
  /** Buttons of the page's own. */
  custom?: CustomButton[]
}

/** Every way to say with how many selected rows a button shows, and whether it does with so many. */
export const selectedCounts: Readonly<Record<SelectedCount, (count: number) => boolean>> = {
  none: (count) => count === 0,
  one: (count) => count === 1,
  several: (count) => count > 1,
  some: (count) => count > 0,
}

/** Whether the page asks for the button: not where it says nothing, nor where it says something else. */
export function isAskedFor(written: unknown): boolean {
  return written === true || isSelectedCount(written)
}

export function isSelectedCount(written: unknown): written is SelectedCount {
  return typeof written === 'string' && Object.hasOwn(selectedCounts, written)
}

/** The buttons that show with a number of selected rows, and so never where none can be selected. */
export function countedButtons(toolbar: object = {}): string[] {
  return Object.entries(toolbar).flatMap(([name, written]) => (isSelectedCount(written) && written !== 'none' ? [name] : []))
}
