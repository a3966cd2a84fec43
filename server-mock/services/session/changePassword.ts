import { findPasswordProblem, type PasswordProblem } from '../../../schemas/rules/password'
import type { Database } from '../../db/Database'
import { hashPassword } from '../../kernel/passwords'
import type { ServerTextKey } from '../../kernel/text/textOf'
import { timeNow } from '../../kernel/timeNow'
import { endSessionsOf } from '../../system/people/endSessionsOf'
import { systemTables } from '../../system/SystemTables'
import { clearFailures } from './signInFailures'

/** The sentence for what is wrong with a new password; null when nothing is. */
export function passwordProblemText(password: string, confirmation: string): ServerTextKey | null {
  const problem = findPasswordProblem(password, confirmation)
  return problem && sentences[problem]
}

const sentences: Readonly<Record<PasswordProblem, ServerTextKey>> = {
  weak: 'session.passwordWeak',
  confirmationMissing: 'session.confirmationMissing',
  mismatch: 'session.passwordMismatch',
}

/** Gives a user another password and ends every session of the user. */
export async function changePassword(
  database: Database,
  user: { id: string; username: string },
  password: string,
  by: string,
): Promise<void> {
  const passwordHash = await hashPassword(password)
  await database.transaction(async (connection) => {
    await systemTables(connection)
      .updateTable('sys_user')
      .set((change) => ({
        password: passwordHash,
        update_by: by,
        update_time: timeNow(),
        row_version: change('row_version', '+', 1),
      }))
      .where('id', '=', user.id)
      .execute()
    await endSessionsOf(connection, [user.id])
  })
  await clearFailures(database, user.username)
}
