import { atom } from 'jotai'
import type { Row } from '../../schemas/api/Result'
import type { RowChangeKind } from '../../schemas/api/socket'
import type { ListUrls } from '../../schemas/wire/rowCalls'
import type { SocketMessage } from './socket'

/** Rows of a table have changed somewhere else. */
export interface RowEvent {
  /** Code of the page that the table belongs to. Null, like `listUrl`, when changes may have been missed: any table may have changed. */
  socketKey: string | null
  listUrl: string | null
  kind: RowChangeKind
  /** The row as far as it was told: its id, its version, and values where another server sends them. Null for `many`. */
  row: Partial<Row> | null
}

/** Tells open lists and forms what the socket says of rows. */
export interface RowEvents {
  /** Calls back for each change until the result is called. */
  subscribe(listener: (change: RowEvent) => void): () => void
  emit(change: RowEvent): void
}

export const missedChanges: RowEvent = { socketKey: null, listUrl: null, kind: 'many', row: null }

export function createRowEvents(): RowEvents {
  const listeners = new Set<(change: RowEvent) => void>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    emit(change) {
      for (const listener of [...listeners]) listener(change)
    },
  }
}

/** The row events of this product: one for each store. */
export const rowEventsAtom = atom(() => createRowEvents())

const kinds: readonly unknown[] = ['add', 'edit', 'delete', 'many'] satisfies RowChangeKind[]

/** The change that a message of the socket tells; null for other messages, and for this tab's own changes, by its `caseId`. */
export function readRowChange({ type, data }: SocketMessage, ownCaseId: string): RowEvent | null {
  if (type === 'common_send_date' && (data as { key?: unknown } | null)?.key === 'rows-missed') return missedChanges
  if (type !== 'update_vxe_table' || data === null || typeof data !== 'object') return null
  const { socketKey, listUrl, args } = data as { socketKey?: unknown; listUrl?: unknown; args?: unknown }
  if (!Array.isArray(args) || (args[1] !== '' && args[1] === ownCaseId)) return null
  const [row, , kind = 'edit'] = args as [unknown, unknown, unknown]
  const hasRow = row !== null && typeof row === 'object' && typeof (row as Row).id === 'string'
  if (!kinds.includes(kind) || (kind !== 'many' && !hasRow)) return null
  return { socketKey: textOf(socketKey), listUrl: textOf(listUrl), kind: kind as RowChangeKind, row: hasRow ? (row as Row) : null }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

/** true when the change is one of the rows that a page shows. */
export function concerns({ socketKey, listUrl }: RowEvent, page: { code: string; url: Pick<ListUrls, 'list' | 'grid'> }): boolean {
  if (socketKey === null && listUrl === null) return true
  return socketKey === page.code || (listUrl !== null && listUrl === (page.url.list ?? page.url.grid))
}

/** true when the told row is a later one than the row that is held, or when that cannot be known. */
export function isLater(sent: Partial<Row>, held: Readonly<Record<string, unknown>>): boolean {
  return typeof sent.rowVersion !== 'number' || typeof held.rowVersion !== 'number' || sent.rowVersion > held.rowVersion
}
