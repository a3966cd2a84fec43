import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { Connection, Database, Tables } from '../../server-mock/db/Database'
import { sqlStateOf } from '../../server-mock/db/databaseErrors'
import { openDatabase } from '../../server-mock/db/openDatabase'
import { newId } from '../../server-mock/kernel/newId'
import { seededPrefix } from './openPostgres.mjs'
import { openTestDatabase } from './openTestDatabase'

/** What every database of a run is a copy of. */
export interface Seed {
  /** Another one for other contents. */
  hash: string
  fill(database: Database, uploadFolder: string): Promise<void>
}

const notAllowed = '42501'

/**
 * A database of the test file's own on a real PostgreSQL, which is dropped on close: a copy of a filled one, for to fill it took longer than most files of tests.
 * An account that may not make databases gets an empty schema instead, as `openTestDatabase` makes it.
 */
export async function openSeededPostgres(url: string, seed: Seed): Promise<Database> {
  const server = await openDatabase({ url })
  const name = `pagewright_test_${newId()}`
  try {
    const template = await server.kysely.connection().execute((connection) => ensureTemplate(connection, url, seed))
    await sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(server.kysely)
  } catch (error) {
    await server.close()
    if (sqlStateOf(error) === notAllowed) return openTestDatabase()
    throw error
  }
  const database = await openDatabase({ url: ofDatabase(url, name) })
  return {
    ...database,
    close: async () => {
      await database.close()
      await sql`drop database ${sql.id(name)} with (force)`.execute(server.kysely)
      await server.close()
    },
  }
}

/** Several workers want the first one at once: one of them fills it, under another name until it is whole. */
async function ensureTemplate(connection: Kysely<Tables> & Connection, url: string, { hash, fill }: Seed): Promise<string> {
  const name = `${seededPrefix}${hash}`
  const unfinished = `${name}_new`
  await sql`select pg_advisory_lock(hashtext(${name}))`.execute(connection)
  try {
    const { rows } = await sql`select 1 from pg_database where datname = ${name}`.execute(connection)
    if (rows.length > 0) return name
    await sql`drop database if exists ${sql.id(unfinished)} with (force)`.execute(connection)
    await sql`create database ${sql.id(unfinished)}`.execute(connection)
    const folder = mkdtempSync(join(tmpdir(), 'pagewright-seeded-'))
    const database = await openDatabase({ url: ofDatabase(url, unfinished) })
    await fill(database, folder).finally(() => database.close())
    rmSync(folder, { recursive: true, force: true })
    await sql`alter database ${sql.id(unfinished)} rename to ${sql.id(name)}`.execute(connection)
    return name
  } finally {
    await sql`select pg_advisory_unlock(hashtext(${name}))`.execute(connection)
  }
}

/** The address of another database of the same server. */
function ofDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}
