import type { PreferencesBody, UserPreferences } from '../../../schemas/api/preferences'
import type { Connection, Database } from '../../db/Database'
import { CallFailure } from '../../kernel/CallFailure'
import { timeNow } from '../../kernel/timeNow'
import { type SystemTables, systemTables } from '../../system/SystemTables'
import { newStamps } from '../../system/systemRows'

/** Characters of the JSON of one user; a browser has some twenty preferences of a word each, and a few addresses. */
const mostCharacters = 10_000

/** What a user has chosen, so far. */
export async function readPreferences(connection: Connection, userId: string): Promise<UserPreferences> {
  const row = await systemTables(connection)
    .selectFrom('sys_user_preference')
    .select('content')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return parse(row)
}

/** Keeps what has changed; two windows that change different things at the same moment lose nothing. */
export async function changePreferences(
  database: Database,
  { id: userId, username }: { id: string; username: string },
  { changes }: PreferencesBody,
): Promise<UserPreferences> {
  return database.transaction(async (connection) => {
    const tables = systemTables(connection)
    await tables
      .insertInto('sys_user_preference')
      .values({ ...newStamps(username), user_id: userId, content: '{}' })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .execute()
    const row = await tables
      .selectFrom('sys_user_preference')
      .select('content')
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const entries = Object.entries({ ...parse(row), ...changes }).filter(([, value]) => value !== null)
    // A cast: what was null is gone.
    const preferences = Object.fromEntries(entries) as UserPreferences
    const content = JSON.stringify(preferences)
    if (content.length > mostCharacters) throw new CallFailure('refused', 'shell.tooManyPreferences')
    await tables
      .updateTable('sys_user_preference')
      .set({ content, update_by: username, update_time: timeNow() })
      .where('user_id', '=', userId)
      .execute()
    return preferences
  })
}

/** Takes everything back. */
export async function clearPreferences({ kysely }: Database, userId: string): Promise<void> {
  await systemTables(kysely).deleteFrom('sys_user_preference').where('user_id', '=', userId).execute()
}

function parse(row: Pick<SystemTables['sys_user_preference'], 'content'> | undefined): UserPreferences {
  // A cast: the text was written by this service.
  return row ? (JSON.parse(row.content) as UserPreferences) : {}
}
