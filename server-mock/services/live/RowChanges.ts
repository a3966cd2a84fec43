import type { RowChangeKind } from '../../../schemas/api/socket'
import type { Database } from '../../db/Database'
import type { ChangeLog } from '../../system/ChangeLog'

/** Rows of one table that one call changed. Ids and versions only: what they hold is read by whoever may see it. */
export interface RowsChange {
  table: string
  kind: RowChangeKind
  /** Empty for `many`. */
  rows: readonly { id: string; rowVersion?: number }[]
  /** Who changed them: changes of rows with an owner go to the owner alone. */
  by: string
  /** Name that the tab gave to its own change, empty for changes that the server saw itself. */
  caseId: string
  /** The tab that reported it and needs no event. */
  pageId: string
}

/** Row changes as events for every open tab, whichever server it is connected to. */
export interface RowChanges {
  /** Emits committed changes; soon, and together with others. */
  emit(change: RowsChange): void
  subscribe(listener: (change: RowsChange) => void | Promise<void>): void
  /** Called when changes may have been missed. */
  onMissed(listener: () => void): void
  /** Writes what is gathered still. */
  close(): Promise<void>
}

const gatherFor = 50
/** More rows at once become one `many`: reading a table anew costs less than reading so many of its rows. */
const mostRows = 50
const mostChanges = 500

/**
 * Row changes travel through the change log, gathered, so that a busy table costs one row of the log for many saves. A server that ends before it wrote
 * them loses its sockets too, and tabs read anew when they are connected again.
 */
export function createRowChanges(database: Database, changes: ChangeLog): RowChanges {
  const listeners: ((change: RowsChange) => void | Promise<void>)[] = []
  const missedListeners: (() => void)[] = []
  let gathered: RowsChange[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing: Promise<void> = Promise.resolve()

  async function write(): Promise<void> {
    timer = undefined
    const detail = JSON.stringify(shorten(gathered))
    gathered = []
    await changes.write(database.kysely, { kind: 'rows', subject: 'rows', detail })
  }
  changes.onChange(async ({ kind, detail }) => {
    if (kind === 'all') for (const listener of missedListeners) listener()
    if (kind !== 'rows') return
    for (const change of JSON.parse(detail) as RowsChange[]) for (const listener of listeners) await listener(change)
  })

  return {
    emit(change) {
      gathered.push(change.rows.length > mostRows ? toMany(change) : change)
      // A database that is away now has shown nobody the rows either: tabs read anew when they can.
      timer ??= setTimeout(() => {
        writing = write().catch(() => {})
      }, gatherFor).unref()
    },
    subscribe: (listener) => void listeners.push(listener),
    onMissed: (listener) => void missedListeners.push(listener),
    async close() {
      clearTimeout(timer)
      await writing
      if (gathered.length > 0) await write().catch(() => {})
    },
  }
}

const toMany = (change: RowsChange): RowsChange => ({ ...change, kind: 'many', rows: [] })

/** In a flood, one word per table. */
function shorten(changes: readonly RowsChange[]): RowsChange[] {
  if (changes.length <= mostChanges) return [...changes]
  const byTable = new Map(changes.map((change) => [`${change.table} ${change.by}`, { ...toMany(change), caseId: '', pageId: '' }]))
  return [...byTable.values()]
}
