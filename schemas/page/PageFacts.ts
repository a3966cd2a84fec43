import type { Finding, Path } from '../checks/Finding'
import type { SourceText } from '../language/SourceText'
import type { PageBase } from './PageBase'
import type { SortItem } from './parts/Query'

/**
 * A piece that pages are put together from. `rows`: a list of rows, sorted and page by page; `query`: inputs that ask for some of them; `form`: the form of one
 * row with its sub-tables; `standalone`: that form is the page; `toolbar`: the product's buttons over the rows; `buttons`: what is done with rows, by those of the page's own too; `details`: pages that follow the selected row.
 */
export type PagePart = 'rows' | 'query' | 'form' | 'standalone' | 'toolbar' | 'buttons' | 'details'

/**
 * What a saved view of a page keeps. `columns`: which are shown, in which order, how wide, and how many rows to a page; `sort`: what the rows are sorted by;
 * `filters`: those of its columns; `query`: what stands in its query bar, and its advanced query; `span`: how many days it shows at a time.
 */
export type ViewPart = 'columns' | 'sort' | 'filters' | 'query' | 'span'

/** The facts of one kind of page: everything that checks, compiler, server and studio ask about it. No React here. */
export interface PageFacts<P extends PageBase = PageBase> {
  /** The property that holds the fields of the page's row. */
  fields: 'columns' | 'items'
  /** The pieces that the page is put together from. Without `form` its rows are only read. */
  parts: readonly PagePart[]
  /** Its rows can stand beside or below a list, and follow the selected row there. */
  followsRow?: true
  /** Its rows can be picked in fields of other pages, which name it by its code. */
  offersRows?: true
  /** Its address names the row whose form is open. */
  namesOpenRow?: true
  /** Its toolbar has the buttons that it names, and no other. */
  namesButtons?: true
  /** Its pages say nothing of a toolbar: it has the buttons that the calls and rows of the page serve. */
  servesButtons?: true
  /** What people keep of its pages in saved views; its pages have none when left out. */
  viewKeeps?: readonly ViewPart[]
  /** Rows on a page of the list when the config says nothing. */
  pageSize: number
  /** Sorting when the config says nothing; the order of the source when empty. */
  defaultSort: readonly SortItem[]
  /** Path under the API base that the rows are read from, where the page does not name it. */
  listUrl?(code: string): string
  /** The same for the call that writes them into a spreadsheet, which is there where the toolbar has `export`. */
  exportUrl?(code: string): string
  /** What people call a page of the kind. */
  name: SourceText
  /** What a new page of the kind says beside code and title; it validates as it stands. */
  starter(code: string): object
  /** Values that only pages of the kind compare a field of their row with, and where they stand. */
  compares?(page: P): readonly { field: string; value: string | number | boolean; path: Path }[]
  /** What only pages of the kind can get wrong. The structure is right when this is asked. */
  check?(page: P): Finding[]
}
