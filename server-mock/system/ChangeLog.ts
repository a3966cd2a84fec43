import { sql } from 'kysely'
import type { Connection, Database } from '../db/Database'
import { notify } from '../db/notify'
import { systemTables } from './SystemTables'
import { newStamps } from './systemRows'

/** Something that every server must know of. `all` is never written: it says that changes may have been missed, so that nothing kept can be trusted. */
export interface Change {
  kind: 'page' | 'document' | 'rights' | 'rows' | 'tab-event' | 'all'
  /** Code of the page, name of the document, id of the user, name of the event for tabs. */
  subject: string
  /** Further facts as text, for example the version. */
  detail: string
}

export interface ChangeLog {
  /** Writes the change in the caller's transaction; listeners get it when that is committed. */
  write(connection: Connection, change: Change): Promise<void>
  /** Calls `listener` for every change, of this server or another, once each; again when it failed. */
  onChange(listener: (change: Change) => void | Promise<void>): void
  /** Looks for changes now and resolves when every listener has had them. */
  catchUp(): Promise<void>
  close(): Promise<void>
}

/** Name of the notices that wake the servers. */
export const changeChannel = 'pagewright_changes'
const pollEvery = 1000
/** Milliseconds that a notice waits for others, and for a look that somebody asks for at once. */
const noticeWait = 20
/** Milliseconds between two looks while one notice follows another. */
const lookEvery = 80
/** How far back each look reaches, so that a transaction that commits late is not missed. The database's clock counts: those of servers differ. */
const windowSeconds = 120
/** Changes of rows are many, and a tab that misses one reads its rows anew at the next occasion: their looks reach back less far. */
const rowsWindowSeconds = 20
const keptSeconds = 3600
/** Milliseconds between two looks for changes that are older than that. */
const cleanEvery = 60_000

const secondsAgo = (seconds: number) => sql<string>`localtimestamp - make_interval(secs => ${seconds}::double precision)`

/** Changes are rows; a notice only wakes the readers, and polling finds what a lost notice would have announced. */
export async function openChangeLog(database: Database): Promise<ChangeLog> {
  /** Ids of the changes that listeners have had, with the moment when no look reaches them any more. */
  const handled = new Map<string, number>()
  const listeners: ((change: Change) => void | Promise<void>)[] = []
  const recent = () =>
    systemTables(database.kysely)
      .selectFrom('change_log')
      .selectAll()
      .where('create_time', '>=', secondsAgo(windowSeconds))
      .where((where) => where.or([where('kind', '<>', 'rows'), where('create_time', '>=', secondsAgo(rowsWindowSeconds))]))
      .where(sql<boolean>`id <> all(${[...handled.keys()]}::text[])`)
      .orderBy('create_time')
      .orderBy('id')
      .execute()
  const emit = async (change: Change) => {
    for (const listener of listeners) await listener(change)
  }

  let lastLook = performance.now()
  let lastCleaning = lastLook
  const remember = ({ id, kind }: { id: string; kind: string }) =>
    handled.set(id, performance.now() + 2000 * (kind === 'rows' ? rowsWindowSeconds : windowSeconds))
  for (const row of await recent()) remember(row)
  let looking: Promise<void> | null = null

  async function look(): Promise<void> {
    const startedAt = performance.now()
    const rows = await recent()
    // After a long sleep, or a database that was away, changes have left the window unseen.
    if (startedAt - lastLook > (rowsWindowSeconds * 1000) / 2) await emit({ kind: 'all', subject: '', detail: '' })
    for (const row of rows) {
      await emit({ kind: row.kind as Change['kind'], subject: row.subject, detail: row.detail })
      remember(row)
    }
    for (const [id, until] of handled) if (until < startedAt) handled.delete(id)
    lastLook = startedAt
    if (startedAt - lastCleaning < cleanEvery) return
    lastCleaning = startedAt
    await systemTables(database.kysely).deleteFrom('change_log').where('create_time', '<', secondsAgo(keptSeconds)).execute()
  }

  /** One look at a time; a caller that comes during one waits for a further one. */
  async function catchUp(): Promise<void> {
    while (looking) await looking.catch(() => {})
    looking = look().finally(() => {
      looking = null
    })
    await looking
  }

  const quietly = () => void catchUp().catch(() => {})
  const timer = setInterval(quietly, pollEvery)
  timer.unref()
  let noticedAt = 0
  let waiting: NodeJS.Timeout | undefined
  const stopListening = await database.listen(changeChannel, () => {
    noticedAt = performance.now()
    const wait = Math.max(noticeWait, lastLook + lookEvery - noticedAt)
    waiting ??= setTimeout(() => {
      waiting = undefined
      // `lastLook` is when the last finished look began; what was announced after that is not seen yet.
      if (lastLook < noticedAt) quietly()
    }, wait)
  })

  return {
    async write(connection, { kind, subject, detail }) {
      await systemTables(connection)
        .insertInto('change_log')
        .values({ ...newStamps(), create_time: sql<string>`localtimestamp`, kind, subject, detail })
        .execute()
      await notify(connection, changeChannel)
    },
    onChange: (listener) => void listeners.push(listener),
    catchUp,
    async close() {
      clearInterval(timer)
      await stopListening()
      clearTimeout(waiting)
      await looking?.catch(() => {})
    },
  }
}
