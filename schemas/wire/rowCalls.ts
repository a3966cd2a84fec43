import type { RowChangeKind } from '../api/socket'
import type { ApiTypes } from '../json/ApiTypes'
import { inEveryLanguage } from '../language/SourceText'
import type { UrlPath } from '../page/parts/Url'
import type { Text } from '../page/Text'

/** The calls of a page, as paths under the API base. */
export interface ListUrls {
  /** GET: one page of rows. */
  list?: UrlPath
  /** POST: one page of rows, with column filters and several sort columns. A list that has it asks so, 10 rows to a page where `pageSize` says nothing else. */
  grid?: UrlPath
  /** GET: one row with its sub-tables, by `id`; below it `resource.history`, `comments`, `attachments`. */
  queryById?: UrlPath
  /** POST: a new row. */
  add?: UrlPath
  /** PUT: changes of a row. */
  edit?: UrlPath
  /** DELETE: one row, by `id`. */
  delete?: UrlPath
  /** DELETE: several rows, by `ids`. GET and POST on the same path, with `resource.trash`: the deleted rows, and `{ "ids": "a,b" }` to bring them back. */
  deleteBatch?: UrlPath
  /** GET: the rows as a spreadsheet. POST on the same path: the same, with column filters and headings of the caller's. */
  exportXlsUrl?: UrlPath
  /** POST: rows from a spreadsheet. GET on the same path: an empty sheet to fill in. */
  importExcelUrl?: UrlPath
  /** POST: rows that hold the given values, see `visitors.find` of a list, `find` of a form. */
  find?: UrlPath
}

/** Name of a call over rows, as `url` spells it. */
export type RowCallName = keyof ListUrls

/** Rights over the rows of a page beside opening it, with what people call them; each is the last part of a permission, `<authPre>:<right>`. */
export const rowRights = {
  add: inEveryLanguage({ 'zh-CN': '新增', 'en-US': 'Add', 'de-DE': 'Anlegen' }),
  edit: inEveryLanguage({ 'zh-CN': '编辑', 'en-US': 'Edit', 'de-DE': 'Bearbeiten' }),
  delete: inEveryLanguage({ 'zh-CN': '删除', 'en-US': 'Delete', 'de-DE': 'Löschen' }),
  export: inEveryLanguage({ 'zh-CN': '导出', 'en-US': 'Export', 'de-DE': 'Exportieren' }),
  import: inEveryLanguage({ 'zh-CN': '导入', 'en-US': 'Import', 'de-DE': 'Importieren' }),
} satisfies Record<string, Text>

/** Rights that a page gives over its rows. `list` opens the page itself. */
export type RowRight = 'list' | keyof typeof rowRights

/** One call over the rows of a page: how it travels, and the right that it asks for. `public`: it is open to everybody, where the page has it. */
export interface RowCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  right: RowRight | 'public'
  /** What it is handed and what it gives, as named types of `schemas/api`. Parameters that are fields of the page are named nowhere. */
  query?: keyof ApiTypes
  body?: keyof ApiTypes
  /** It is sent as a form with files (multipart), and this type names its other fields. */
  form?: keyof ApiTypes
  answer?: keyof ApiTypes
  /** It answers a file instead of the envelope. */
  isFile?: true
  /** It may name itself in the header `Idempotency-Key`: tried again by the same user under the same key, it is done once, and answers 409 with the row as it stands. */
  takesKey?: true
  /** The button of the toolbar that makes it. */
  button?: 'new' | 'delete' | 'import' | 'export'
  /** What it does to rows, as open tabs hear it; reading does nothing. */
  changes?: RowChangeKind
}

const calls = {
  list: { method: 'GET', right: 'list', query: 'ListQuery', answer: 'PageOfRows' },
  grid: { method: 'POST', right: 'list', body: 'GridQuery', answer: 'PageOfRows' },
  queryById: { method: 'GET', right: 'list', query: 'RowIdQuery', answer: 'Row' },
  add: { method: 'POST', right: 'add', body: 'SaveBody', answer: 'Row', takesKey: true, button: 'new', changes: 'add' },
  edit: { method: 'PUT', right: 'edit', body: 'SaveBody', answer: 'Row', changes: 'edit' },
  delete: { method: 'DELETE', right: 'delete', query: 'RowIdQuery', answer: 'Nothing', changes: 'delete' },
  deleteBatch: { method: 'DELETE', right: 'delete', query: 'RowIdsQuery', answer: 'RowCount', button: 'delete', changes: 'delete' },
  exportXlsUrl: { method: 'GET', right: 'export', query: 'ListQuery', isFile: true, button: 'export' },
  importExcelUrl: { method: 'POST', right: 'import', form: 'ImportForm', answer: 'ImportAnswer', button: 'import', changes: 'many' },
  find: { method: 'POST', right: 'public', body: 'FindBody', answer: 'FoundRows' },
} as const satisfies Readonly<Record<RowCallName, RowCall>>

/** Every call over rows, by its name in `url`. */
export const rowCalls: Readonly<Record<RowCallName, RowCall>> = calls

/** How an action of a page is called; its right has the action's own name. */
export const actionCall = { method: 'POST', body: 'ActionBody', answer: 'RowCount', changes: 'edit' } as const satisfies Omit<
  RowCall,
  'right'
>

const beside = {
  exportGrid: { method: 'POST', beside: 'exportXlsUrl', body: 'GridQuery', isFile: true },
  template: { method: 'GET', beside: 'importExcelUrl', isFile: true },
  deleted: { method: 'GET', beside: 'deleteBatch', answer: 'DeletedRows', needs: 'trash' },
  restore: { method: 'POST', beside: 'deleteBatch', body: 'IdsBody', answer: 'RowCount', changes: 'many', needs: 'trash' },
  history: { method: 'GET', ...ofRow('history'), query: 'RowPanelQuery', answer: 'RowHistory' },
  comments: { method: 'GET', ...ofRow('comments'), query: 'RowPanelQuery', answer: 'RowComments' },
  addComment: { method: 'POST', ...ofRow('comments'), query: 'RowIdQuery', body: 'CommentBody', answer: 'RowComment', changes: 'edit' },
  editComment: { method: 'PUT', ...ofRow('comments'), query: 'RowItemQuery', body: 'CommentBody', answer: 'RowComment', changes: 'edit' },
  removeComment: { method: 'DELETE', ...ofRow('comments'), query: 'RowItemQuery', answer: 'Nothing', changes: 'edit' },
  attachments: { method: 'GET', ...ofRow('attachments'), query: 'RowIdQuery', answer: 'RowAttachments' },
  addAttachment: { method: 'POST', ...ofRow('attachments'), query: 'RowIdQuery', answer: 'RowAttachment', changes: 'edit' },
  removeAttachment: { method: 'DELETE', ...ofRow('attachments'), query: 'RowItemQuery', answer: 'Nothing', changes: 'edit' },
  attachedFile: { method: 'GET', ...ofRow('attachments'), below: 'attachments/file', query: 'RowItemQuery', isFile: true },
} as const satisfies Readonly<Record<string, BesideCall>>

/** A call that a page has with another one, on the same path or below it, and with the same right. */
export interface BesideCall extends Omit<RowCall, 'right'> {
  beside: RowCallName
  /** Where it stands below the path of the other; on the same path when left out. */
  below?: string
  /** What `resource` must say for it to be there. */
  needs?: 'trash' | RowPanelName
}

/** What is kept of each row beside its values, where `resource` says so, and shown with its form to whoever reads the row. */
export const rowPanelNames = ['history', 'comments', 'attachments'] as const
export type RowPanelName = (typeof rowPanelNames)[number]

/** A call over what is kept of one row: below the path of the row itself, with the same right. */
function ofRow<const P extends RowPanelName>(panel: P) {
  return { beside: 'queryById', below: panel, needs: panel } as const
}

/** Every such call, by its name. */
export const besideCalls: Readonly<Record<BesideCallName, BesideCall>> = beside
export type BesideCallName = keyof typeof beside

type Calls = typeof calls & typeof beside & { action: typeof actionCall }

/** Calls that the server answers, those of actions among them. */
export type ServedCallName = keyof Calls

/** Calls that answer a file. */
export type FileCallName = { [K in keyof Calls]: Calls[K] extends { isFile: true } ? K : never }[keyof Calls]

type PartOf<C, P extends string> = C extends { readonly [K in P]: infer N extends keyof ApiTypes } ? ApiTypes[N] : undefined

/** What a call is handed, and what it gives. */
export type RowCallBody<K extends ServedCallName> = PartOf<Calls[K], 'body'>
export type RowCallAnswer<K extends ServedCallName> = PartOf<Calls[K], 'answer'>

/** Names that stand for a call or for its right: an action that took one would be permitted with it. */
export const rowCallNames: ReadonlySet<string> = new Set(Object.entries(rowCalls).flatMap(([name, { right }]) => [name, right]))

/** The facts of a call that the server answers. */
export function factsOfCall(call: ServedCallName): Omit<RowCall, 'right'> {
  return { ...calls, ...beside, action: actionCall }[call]
}

/** Every method that something answers on the path of a call, and on the paths below it, each with its path. */
export function servedBy(name: RowCallName, url: string): { method: RowCall['method']; path: string }[] {
  const others = Object.values(besideCalls).filter((call) => call.beside === name)
  return [{ method: rowCalls[name].method, path: url }, ...others.map((call) => ({ method: call.method, path: pathBeside(call, url) }))]
}

/** The path of a call that stands beside or below another one at `url`. */
export function pathBeside({ below }: Pick<BesideCall, 'below'>, url: string): string {
  return below === undefined ? url : `${url}/${below}`
}

/** The right that a call asks for. */
export function rightOf(call: Exclude<ServedCallName, 'action'>): RowCall['right'] {
  return rowCalls[isBeside(call) ? besideCalls[call].beside : call].right
}

function isBeside(call: Exclude<ServedCallName, 'action'>): call is BesideCallName {
  return Object.hasOwn(besideCalls, call)
}
