import type { ListUrls } from '../page/Url'

/** Rights that a page gives over its rows; each is the last part of a permission, `<authPre>:<right>`. */
export type RowRight = 'list' | 'add' | 'edit' | 'delete' | 'export' | 'import'

/** One call over the rows of a page: how it travels, and the right that it asks for. `public`: it is open to everybody, where the page has it. */
export interface RowCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  right: RowRight | 'public'
}

/** Every call over rows, by its name in `url`. */
export const rowCalls: Readonly<Record<keyof ListUrls, RowCall>> = {
  list: { method: 'GET', right: 'list' },
  grid: { method: 'POST', right: 'list' },
  queryById: { method: 'GET', right: 'list' },
  add: { method: 'POST', right: 'add' },
  edit: { method: 'PUT', right: 'edit' },
  delete: { method: 'DELETE', right: 'delete' },
  deleteBatch: { method: 'DELETE', right: 'delete' },
  exportXlsUrl: { method: 'GET', right: 'export' },
  importExcelUrl: { method: 'POST', right: 'import' },
  find: { method: 'POST', right: 'public' },
}

/** Names that stand for a call or for its right: an action that took one would be permitted with it. */
export const rowCallNames: ReadonlySet<string> = new Set(Object.entries(rowCalls).flatMap(([name, { right }]) => [name, right]))
