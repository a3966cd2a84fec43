import type { DepartInfo, LoginBody, LoginResult, UserInfo } from '../../../schemas/api/session'
import type { Database } from '../../db/Database'
import { CallFailure } from '../../kernel/CallFailure'
import { isPassword } from '../../kernel/passwords'
import { systemTables } from '../../system/SystemTables'
import { logSignIn } from '../logs/signInLog'
import type { Services } from '../Services'
import { type Account, findByUsername } from './accounts'
import { readPassword } from './passwordKey'
import { type Arrival, openSession } from './sessions'
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
    tenantid: row.tenant_id,
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
export async function openFor(services: Services, userId: string, arrival: Arrival): Promise<LoginResult> {
  const { database } = services
  const token = await openSession(database.kysely, userId, arrival)
  const departs = await departsOf(database, userId)
  const userInfo = await readUserInfo(database, userId)
  await logSignIn(database.kysely, { ...userInfo, ip: arrival.ip }, 'signedIn')
  return {
    token,
    userInfo,
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
  arrival: Arrival,
): Promise<LoginResult> {
  const { database } = services
  const { ip } = arrival
  const username = account?.username ?? typed
  if (!(await takeAttempt(database, username))) {
    await logSignIn(database.kysely, { username, ip }, 'locked')
    throw new CallFailure('sign-in-refused', 'session.locked')
  }
  const isRight = await isPassword(password, account?.passwordHash ?? null)
  if (!account?.isActive || !isRight) {
    await logSignIn(database.kysely, { username, ip }, 'wrong')
    throw new CallFailure('sign-in-refused', 'session.wrong')
  }
  await clearFailures(database, username)
  return openFor(services, account.id, arrival)
}

/** Signs in with user name and password. */
export async function signInAccount(services: Services, body: LoginBody, arrival: Arrival): Promise<LoginResult> {
  const password = await readPassword(services.database, body)
  const username = body.username.trim()
  return signInTo(services, await findByUsername(services.database, username), username, password, arrival)
}
