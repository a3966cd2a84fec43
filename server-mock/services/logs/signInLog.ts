import type { Connection } from '../../db/Database'
import { timeNow } from '../../kernel/timeNow'
import { systemTables } from '../../system/SystemTables'
import { insertSystemRow } from '../../system/systemRows'

/** What came of signing in, as the dictionary `sign_in_outcome` has it. */
export const signInOutcomes = { signedIn: '1', wrong: '2', locked: '3' } as const

/** Days for which it is kept who signed in, and what else is only written down. */
export const keptLogDays = 400
/** No user name is longer; whatever else somebody typed is cut off. */
const longestName = 100

/** Writes down that somebody signed in, or tried to under a name that need not exist; what is too old goes. */
export async function logSignIn(
  connection: Connection,
  { username, realname = null, ip }: { username: string; realname?: string | null; ip: string },
  outcome: keyof typeof signInOutcomes,
): Promise<void> {
  const entry = { username: username.slice(0, longestName), realname, ip, outcome: signInOutcomes[outcome] }
  await insertSystemRow(connection, 'sys_sign_in_log', entry)
  if (outcome !== 'signedIn') return
  await systemTables(connection)
    .deleteFrom('sys_sign_in_log')
    .where('create_time', '<', timeNow(-keptLogDays * 24 * 60 * 60))
    .execute()
}
