import type { Row } from '../../schemas/api/Result'
import type { ConflictResult, SaveBody, SubTableChange } from '../../schemas/api/rows'
import { CallError } from '../calls/Calls'
import { versionOf } from '../rows/sentValues'
import type { RowFormCore } from './RowFormCore'
import { tablesOnScreen } from './screenOrder'

/** Changes of the sub-tables, by key; only of those that were changed. */
export type SubChanges = Record<string, SubTableChange>

/** What travels: the changed fields, and for a stored row what it is and which version was changed. */
export function bodyOf({ store, mode }: RowFormCore, sub: SubChanges): SaveBody {
  const body: SaveBody = { ...store.changes() }
  if (Object.keys(sub).length > 0) body.sub = sub
  if (mode === 'add') return body
  return { ...body, ...versionOf(store.row) }
}

function isEmptyBody(body: SaveBody): boolean {
  return Object.keys(body).every((key) => key === 'id' || key === 'rowVersion')
}

/** Path that the row is saved at; undefined when the page has none. */
export function saveUrl({ page, mode }: RowFormCore): string | undefined {
  return mode === 'add' ? page.url.add : page.url.edit
}

/** Saves the row. A stored row that was not changed is not sent. */
export async function saveRow(core: RowFormCore, url: string, body: SaveBody): Promise<Row> {
  if (core.mode === 'add') return core.host.calls.add(url, body)
  if (isEmptyBody(body)) return core.store.stored as Row
  return core.host.calls.edit(url, body)
}

/** The row as somebody else has left it, when that is why saving failed. */
export function conflictOf(error: unknown): Row | undefined {
  if (!(error instanceof CallError) || error.kind !== 'conflict') return undefined
  const { current } = (error.details.result ?? {}) as Partial<ConflictResult>
  return current
}

/** What of a form the server has refused: its fields and sub-tables by key, in the order of the screen, and what belongs to neither. */
interface Refusal {
  fields: readonly string[]
  tables: readonly string[]
  sentences: readonly string[]
}

/** What the server said about a refused save: marks the fields, and the cells of the sub-tables that were sent. */
export function markServerErrors(core: RowFormCore, error: unknown, sent: SubChanges): Refusal {
  const fields = new Set<string>()
  const tables = new Set<string>()
  const sentences: string[] = []
  for (const found of (error instanceof CallError && error.details.errors) || []) {
    const [key = '', table = '', list = '', index = '', name = ''] = found.path.replace(/^\//, '').split('/')
    const change = key === 'sub' ? sent[table] : undefined
    const message = goneText(core, found.code, change ? { table, key: name } : { key }) ?? found.message
    if (change && core.subs.get(table)?.markRefused(change, { list, index: Number(index), key: name }, message)) tables.add(table)
    else if (core.fields.has(key)) {
      core.store.setError(key, { message, source: 'server' })
      fields.add(key)
    } else sentences.push(change ? inTable(core, table, message) : message)
  }
  return {
    fields: [...core.fields.keys()].filter((key) => fields.has(key)),
    tables: tablesOnScreen(core.page.subTables, [...tables]).map(({ key }) => key),
    sentences,
  }
}

/** A field or table that the page was published without while the form was open: the server knows its key alone, the form what people call it. */
function goneText({ fields, page, host }: RowFormCore, code: string, place: { table?: string; key: string }): string | undefined {
  const table = page.subTables.find(({ key }) => key === place.table)
  const ownField = () => (table ? table.fields.find(({ key }) => key === place.key) : fields.get(place.key))
  const gone = code === 'unknown-sub-table' ? table : code === 'unknown-field' ? ownField() : undefined
  return gone && host.text('form.fieldGone', { title: gone.title })
}

/** What has no place of its own says whose rows it is about. */
function inTable({ page, host }: RowFormCore, table: string, message: string): string {
  const title = page.subTables.find(({ key }) => key === table)?.title
  return title === undefined ? message : host.text('form.wrongPart', { title, message })
}
