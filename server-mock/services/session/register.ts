import type { RegisterBody } from '../../../schemas/api/signIn'
import { sqlStateOf, uniqueViolation } from '../../db/databaseErrors'
import { CallFailure } from '../../kernel/CallFailure'
import { hashPassword } from '../../kernel/passwords'
import { findTakenAccount } from '../../system/people/findTakenAccount'
import { systemTables } from '../../system/SystemTables'
import { insertSystemRow, type NewSystemRow } from '../../system/systemRows'
import type { Services } from '../Services'
import { passwordProblemText } from './changePassword'
import { readPasswords } from './passwordKey'
import { takeSmsCode } from './smsCodes'

/** Refuses with a sentence unless the server is configured to take new users. */
export function requireOpenRegistration({ signIn }: Services): void {
  if (!signIn.isRegistrationOpen) throw new CallFailure('refused', 'session.registrationClosed')
}

/** Adds a user who has proven to have a phone by its code. The code is used up only when everything else is right. */
export async function register(services: Services, body: RegisterBody): Promise<{ username: string }> {
  requireOpenRegistration(services)
  const { database } = services
  const { username, mobile } = body
  const [password = '', confirmation = ''] = await readPasswords(database, [body.password, body.confirmpassword], body.nonce)
  const problem = passwordProblemText(password, confirmation)
  if (problem) throw new CallFailure('refused', problem)
  if (await findTakenAccount(database.kysely, { username }, '')) throw new CallFailure('refused', 'session.usernameTaken')
  if (!(await takeSmsCode(database, mobile, '1', body.captcha))) throw new CallFailure('refused', 'session.wrongCode')
  if (await hasPhone(services, mobile)) throw new CallFailure('refused', 'session.phoneTaken')
  const passwordHash = await hashPassword(password)
  const values = { username, realname: body.realname?.trim() || username, phone: mobile, password: passwordHash, status: '1' }
  await addUser(services, values).catch((error: unknown) => {
    // Somebody took the name at the same moment.
    throw sqlStateOf(error) === uniqueViolation ? new CallFailure('refused', 'session.usernameTaken') : error
  })
  services.rights.forget()
  return { username }
}

async function hasPhone({ database }: Services, phone: string): Promise<boolean> {
  return (
    (await systemTables(database.kysely).selectFrom('sys_user').select('id').where('phone', '=', phone).executeTakeFirst()) !== undefined
  )
}

async function addUser({ database, signIn }: Services, values: NewSystemRow<'sys_user'>): Promise<void> {
  await database.transaction(async (connection) => {
    const userId = await insertSystemRow(connection, 'sys_user', values)
    const role = await systemTables(connection)
      .selectFrom('sys_role')
      .select('id')
      .where('role_code', '=', signIn.registrationRole)
      .executeTakeFirst()
    if (role) await insertSystemRow(connection, 'sys_user_role', { user_id: userId, role_id: role.id })
  })
}
