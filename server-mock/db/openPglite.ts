import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { Kysely, sql } from 'kysely'
import type { Database, Tables } from './Database'
import { lockDataFolder } from './lockDataFolder'
import { maintainDatabase } from './maintainDatabase'
import { PgliteClient } from './PgliteClient'
import { pgliteDialect } from './pgliteDialect'
import { runTransaction } from './runTransaction'
import { TransactionScope } from './TransactionScope'

export interface PgliteOptions {
  /** Folder of the database, or `memory://`. */
  dataDir: string
  templateFile?: string
  templateFolder?: string
  /** Milliseconds that a statement may run. */
  statementLimit: number
}

/** Opens the embedded database. Throws `FolderInUse` when another process has the folder open. */
export async function openPglite({ dataDir, templateFile, templateFolder, statementLimit }: PgliteOptions): Promise<Database> {
  const isInMemory = dataDir === 'memory://'
  const folder = isInMemory ? dataDir : resolve(dataDir)
  if (!isInMemory) mkdirSync(dirname(folder), { recursive: true })
  const unlock = isInMemory ? () => undefined : lockDataFolder(folder)
  // A database in memory would be empty after its thread was ended.
  const client = new PgliteClient({ dataDir: folder, templateFile, templateFolder }, isInMemory ? 2 ** 31 - 1 : statementLimit)
  try {
    await client.open()
  } catch (error) {
    unlock()
    throw error
  }
  const scope = new TransactionScope()
  const kysely = new Kysely<Tables>({ dialect: pgliteDialect(client, scope, 2 * statementLimit) })
  const stopMaintenance = isInMemory ? () => undefined : maintainDatabase(kysely)
  return {
    kind: 'pglite',
    kysely,
    transaction: (action) => runTransaction(kysely, (connection) => scope.run(() => action(connection))),
    commitTogether: (action) => commitTogether(kysely, action),
    listen: async (channel, onNotice) => {
      const stop = await client.listen(channel, onNotice)
      return async () => stop()
    },
    close: async () => {
      stopMaintenance()
      await client.close()
      unlock()
    },
  }
}

/** There is one connection, so that its setting is everybody's. A checkpoint brings to disk what was committed before. */
async function commitTogether<T>(kysely: Kysely<Tables>, action: () => Promise<T>): Promise<T> {
  await sql`set synchronous_commit to off`.execute(kysely)
  try {
    return await action()
  } finally {
    await sql`set synchronous_commit to on`.execute(kysely)
    await sql`checkpoint`.execute(kysely)
  }
}
