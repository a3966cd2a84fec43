import { createHash, randomBytes } from 'node:crypto'
import type { Connection } from '../../db/Database'
import { timeNow } from '../../kernel/timeNow'
import { systemTables } from '../../system/SystemTables'
import { insertSystemRow } from '../../system/systemRows'

function hashTicket(kind: string, ticket: string): string {
  return createHash('sha256').update(`${kind}\n${ticket}`).digest('hex')
}

/** Makes a ticket of 256 random bits that is good once, within `seconds`. Only its hash is kept; tickets whose time is over go. */
export async function issueTicket(connection: Connection, kind: string, seconds: number, userId: string | null = null): Promise<string> {
  const ticket = randomBytes(32).toString('base64url')
  await systemTables(connection).deleteFrom('sys_ticket').where('expires_at', '<=', timeNow()).execute()
  const values = { kind, ticket_hash: hashTicket(kind, ticket), user_id: userId, expires_at: timeNow(seconds) }
  await insertSystemRow(connection, 'sys_ticket', values)
  return ticket
}

/** Uses a ticket up, at once on every server. null: there is none of this kind, it was used before, or its time is over. */
export async function takeTicket(connection: Connection, kind: string, ticket: string): Promise<{ userId: string | null } | null> {
  const row = await systemTables(connection)
    .deleteFrom('sys_ticket')
    .where('ticket_hash', '=', hashTicket(kind, ticket))
    .where('expires_at', '>', timeNow())
    .returning('user_id')
    .executeTakeFirst()
  return row ? { userId: row.user_id } : null
}
