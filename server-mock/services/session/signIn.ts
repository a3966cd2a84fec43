import type { DepartInfo, LoginBody, LoginResult, UserInfo } from '../../../schemas/api/session'
import type { Database } from '../../db/Database'
import { CallFailure } from '../../kernel/CallFailure'
import { isPassword } from '../../kernel/passwords'
import { systemTables } from '../../system/SystemTables'
import type { Services } from '../Services'
import { type Account, findByUsername } from './accounts'
import { readPassword } from './passwordKey'
import { openSession } from './sessions'
import { clearFailures, takeAttempt } from './signInFailures'

/** What the browser may know of a user. */
export async function readUserInfo(database: Database, userId: string): Promise<UserInfo> {
  const row = await systemTables(database.kysely).selectFrom('sys_user').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
  const departs = await departsOf(database, userId)
  return {
    id: row.id,
    username: row.username,
    realname: row.realname ?? row.username,
    avatar: row.avatar,
    orgCode: row.org_code,
    orgCodeTxt: departs.find((depart) => depart.orgCode === row.org_code)?.departName ?? null,
    departIds: departs.map((depart) => depart.id).join(',') || null,
    phone: row.phone,
    email: row.email,
    sex: row.sex === null ? null : Number(row.sex),
    status: Number(row.status ?? 1),
  }
}

/** The departments that a user belongs to. */
export async function departsOf(database: Database, userId: string): Promise<DepartInfo[]> {
  return systemTables(database.kysely)
    .selectFrom('sys_user_depart as ud')
    .innerJoin('sys_depart as d', 'd.id', 'ud.depart_id')
    .select(['d.id as id', 'd.org_code as orgCode', 'd.depart_name as departName', 'd.parent_id as parentId'])
    .where('ud.user_id', '=', userId)
    .orderBy('d.org_code')
    .execute()
}

/** Opens a session for a user who has proven who they are, and says what the browser needs. */
export async function openFor(services: Services, userId: string, ip: string): Promise<LoginResult> {
  const { database } = services
  const token = await openSession(database.kysely, userId, ip)
  const departs = await departsOf(database, userId)
  return {
    token,
    userInfo: await readUserInfo(database, userId),
    departs,
    multi_depart: Math.min(departs.length, 2),
    sysAllDictItems: await services.dictionaries.all(),
  }
}

/**
 * Signs in to an account with its password. A wrong password, an unknown and a frozen user get the same answer after the same work.
 * `typed` stands for the name of an account that does not exist.
 */
export async function signInTo(
  services: Services,
  account: Account | null,
  typed: string,
  password: string,
  ip: string,
): Promise<LoginResult> {
  const { database } = services
  const username = account?.username ?? typed
  if (!(await takeAttempt(database, username))) throw new CallFailure('sign-in-refused', 'session.locked')
  const isRight = await isPassword(password, account?.passwordHash ?? null)
  if (!account?.isActive || !isRight) throw new CallFailure('sign-in-refused', 'session.wrong')
  await clearFailures(database, username)
  return openFor(services, account.id, ip)
}

/** Signs in with user name and password. */
export async function signInAccount(services: Services, body: LoginBody, ip: string): Promise<LoginResult> {
  const password = await readPassword(services.database, body)
  const username = body.username.trim()
  return signInTo(services, await findByUsername(services.database, username), username, password, ip)
}
