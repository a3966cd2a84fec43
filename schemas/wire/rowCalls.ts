import type { ListUrls } from '../page/parts/Url'
import type { Text } from '../page/Text'

/** Name of a call over rows, as `url` spells it. */
export type RowCallName = keyof ListUrls

/** Rights over the rows of a page beside opening it, with what people call them; each is the last part of a permission, `<authPre>:<right>`. */
export const rowRights = {
  add: { 'zh-CN': '新增', 'en-US': 'Add', 'de-DE': 'Anlegen' },
  edit: { 'zh-CN': '编辑', 'en-US': 'Edit', 'de-DE': 'Bearbeiten' },
  delete: { 'zh-CN': '删除', 'en-US': 'Delete', 'de-DE': 'Löschen' },
  export: { 'zh-CN': '导出', 'en-US': 'Export', 'de-DE': 'Exportieren' },
  import: { 'zh-CN': '导入', 'en-US': 'Import', 'de-DE': 'Importieren' },
} satisfies Record<string, Text>

/** Rights that a page gives over its rows. `list` opens the page itself. */
export type RowRight = 'list' | keyof typeof rowRights

/** One call over the rows of a page: how it travels, and the right that it asks for. `public`: it is open to everybody, where the page has it. */
export interface RowCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  right: RowRight | 'public'
  /**
   * What the product has of it so far: `none` of it, or the call alone, which `nobody` makes. A page may write it, is told so, and is promised nothing.
   */
  notYet?: 'none' | 'nobody'
}

/** Every call over rows, by its name in `url`. */
export const rowCalls: Readonly<Record<RowCallName, RowCall>> = {
  list: { method: 'GET', right: 'list' },
  grid: { method: 'POST', right: 'list', notYet: 'nobody' },
  queryById: { method: 'GET', right: 'list' },
  add: { method: 'POST', right: 'add' },
  edit: { method: 'PUT', right: 'edit' },
  delete: { method: 'DELETE', right: 'delete' },
  deleteBatch: { method: 'DELETE', right: 'delete' },
  exportXlsUrl: { method: 'GET', right: 'export', notYet: 'none' },
  importExcelUrl: { method: 'POST', right: 'import', notYet: 'none' },
  find: { method: 'POST', right: 'public' },
}

/** true for a call that the server answers, where a page has it. */
export function isServed(name: RowCallName): boolean {
  return rowCalls[name].notYet !== 'none'
}

/** Actions of a page are called with this method. */
export const actionMethod: RowCall['method'] = 'POST'

/** Names that stand for a call or for its right: an action that took one would be permitted with it. */
export const rowCallNames: ReadonlySet<string> = new Set(Object.entries(rowCalls).flatMap(([name, { right }]) => [name, right]))
