import type { RowChangeKind } from '../../../schemas/api/socket'
import type { Database } from '../../db/Database'
import type { ChangeLog } from '../../system/ChangeLog'

/** Rows of one table that one call changed. Ids and versions only: what they hold is read by whoever may see it. */
export interface RowsChange {
  table: string
  kind: RowChangeKind
  /** Empty for `many`. */
  rows: readonly { id: string; rowVersion?: number }[]
  /** Who changed them: rows with an owner are told to the owner alone. */
  by: string
  /** Name that the telling tab gave, empty for changes that the server saw itself. */
  caseId: string
  /** The tab that told it and needs no telling. */
  pageId: string
}

/** What every open tab hears of, whichever server it is connected to. */
export interface RowChanges {
  /** Tells of committed changes; soon, and together with others. */
  tell(change: RowsChange): void
  onTold(hear: (change: RowsChange) => void | Promise<void>): void
  /** Called when changes may have been missed. */
  onMissed(hear: () => void): void
  /** Writes what is gathered still. */
  close(): Promise<void>
}

const gatherFor = 50
/** More rows at once are told as `many`: reading a table anew costs less than reading so many of its rows. */
const mostRows = 50
const mostChanges = 500

/**
 * Row changes travel through the change log, gathered, so that a busy table costs one row of the log for many saves. A server that ends before it wrote
 * them loses its sockets too, and tabs read anew when they are connected again.
 */
export function createRowChanges(database: Database, changes: ChangeLog): RowChanges {
  const hearers: ((change: RowsChange) => void | Promise<void>)[] = []
  const missedHearers: (() => void)[] = []
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
    if (kind === 'all') for (const hear of missedHearers) hear()
    if (kind !== 'rows') return
    for (const change of JSON.parse(detail) as RowsChange[]) for (const hear of hearers) await hear(change)
  })

  return {
    tell(change) {
      gathered.push(change.rows.length > mostRows ? toMany(change) : change)
      // A database that is away now has told nobody of the rows either: tabs read anew when they can.
      timer ??= setTimeout(() => {
        writing = write().catch(() => {})
      }, gatherFor).unref()
    },
    onTold: (hear) => void hearers.push(hear),
    onMissed: (hear) => void missedHearers.push(hear),
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
