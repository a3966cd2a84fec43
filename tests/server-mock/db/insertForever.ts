import { sql } from 'kysely'
import { openDatabase } from '../../../server-mock/db/openDatabase'

/** Inserts rows and prints the number of each one when the database has acknowledged it. Run as a process of its own, to be killed. */
const database = await openDatabase({ dataDir: process.argv[2] ?? '' })
await sql`create table if not exists counted (n integer primary key)`.execute(database.kysely)
const { rows } = await sql<{ last: number }>`select coalesce(max(n), 0) as last from counted`.execute(database.kysely)
for (let n = (rows[0]?.last ?? 0) + 1; ; n++) {
  await database.transaction(async (connection) => {
    await sql`insert into counted values (${n})`.execute(connection)
  })
  process.stdout.write(`${n}\n`)
}
