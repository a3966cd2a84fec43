import { languageVersion } from '../../../schemas/page/languageVersion'
import { findOwner, ownCalls } from '../../../schemas/wire/ownPaths'
import type { RowCallName } from '../../../schemas/wire/rowCalls'
import type { FieldDraft, ListDraft } from '../Draft'
import type { NoteLoss } from '../Loss'
import { type JsonObject, textOf } from './json'

/** A list page with a table of its own, before its calls are known. */
export function listPageOf(code: string, title: string, table: string, columns: FieldDraft[]): ListDraft {
  return { kind: 'list', version: languageVersion, code, title, url: {}, columns, resource: { table } }
}

/** The calls over the rows of a page whose source names none. */
export const plainCalls = ['list', 'queryById', 'add', 'edit', 'delete', 'deleteBatch'] as const satisfies readonly RowCallName[]

/** Those of a list that reads and writes spreadsheets as well. */
export const allCalls = [...plainCalls, 'exportXlsUrl', 'importExcelUrl'] as const satisfies readonly RowCallName[]

/** The buttons that are hidden where a page does not ask for them, and whose calls the source has. */
export function toolbarOf({ exportXlsUrl, importExcelUrl }: Readonly<Record<string, string>>): {
  toolbar?: Readonly<Record<string, true>>
} {
  const toolbar: Record<string, true> = {
    ...(importExcelUrl !== undefined && { import: true }),
    ...(exportXlsUrl !== undefined && { export: true }),
  }
  return Object.keys(toolbar).length > 0 ? { toolbar } : {}
}

/** Calls below a path of the page's own. */
export function urlsOf(code: string, folder: string, calls: readonly RowCallName[]): Record<string, string> {
  const ends: Partial<Record<RowCallName, string>> = { exportXlsUrl: 'exportXls', importExcelUrl: 'importExcel' }
  return Object.fromEntries(calls.map((call) => [call, `/${folder}/${code}/${ends[call] ?? call}`]))
}

const callNames: Readonly<Record<string, RowCallName>> = {
  list: 'list',
  add: 'add',
  save: 'add',
  edit: 'edit',
  delete: 'delete',
  deleteOne: 'delete',
  deleteBatch: 'deleteBatch',
  exportXlsUrl: 'exportXlsUrl',
  exportXls: 'exportXlsUrl',
  importExcelUrl: 'importExcelUrl',
  importExcel: 'importExcelUrl',
  queryById: 'queryById',
}

/** The calls of a source, as far as they are calls over rows: the others are made by code. Paths that the product or another page has are replaced. */
export function importedCalls(url: JsonObject, code: string, taken: ReadonlySet<string>, note: NoteLoss): Record<string, string> {
  const calls: Record<string, string> = {}
  for (const [name, written] of Object.entries(url)) {
    const path = textOf(written)?.replace(/^\/*/, '/')
    const call = Object.hasOwn(callNames, name) ? callNames[name] : undefined
    if (call === undefined) note('url-unused', `url.${name}`, { name, found: path ?? 'code' })
    else if (path !== undefined && /^(\/[\w-][\w.-]*)+$/.test(path)) calls[call] = path
  }
  const isFree = (path: string) => findOwner(path, ownCalls) === undefined && !taken.has(path)
  if (Object.values(calls).every(isFree)) return calls
  const own = urlsOf(code, 'imported', Object.keys(calls) as RowCallName[])
  const first = Object.values(calls).find((path) => !isFree(path)) ?? ''
  note('url-taken', 'url', { found: first, url: Object.values(own)[0] ?? '' })
  return own
}
