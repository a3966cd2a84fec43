import type { Database } from '../../db/Database'
import { systemTables } from '../../system/SystemTables'

export interface Account {
  id: string
  username: string
  /** null: nobody can sign in with a password, a phone or an e-mail address. */
  passwordHash: string | null
  /** false: the user is frozen, or the tenant. */
  isActive: boolean
}

/** The one account with this value; a value that several have names nobody. */
async function findOne({ kysely }: Database, column: 'username' | 'phone' | 'email', value: string): Promise<Account | null> {
  const rows = await systemTables(kysely)
    .selectFrom('sys_user as u')
    .leftJoin('sys_tenant as t', 't.id', 'u.tenant_id')
    .select(['u.id', 'u.username', 'u.password', 'u.status', 'u.tenant_id as tenantId', 't.status as tenantStatus'])
    .where(`u.${column}`, '=', value)
    .limit(2)
    .execute()
  const [row] = rows
  if (!row || rows.length > 1) return null
  return {
    id: row.id,
    username: row.username,
    passwordHash: row.password,
    isActive: row.status === '1' && (row.tenantId === null || row.tenantStatus === '1'),
  }
}

export function findByUsername(database: Database, username: string): Promise<Account | null> {
  return findOne(database, 'username', username)
}

/** The account that may sign in with this phone. */
export async function findByPhone(database: Database, phone: string): Promise<Account | null> {
  const account = await findOne(database, 'phone', phone)
  return account?.isActive && account.passwordHash !== null ? account : null
}

/** The account that somebody means who types a user name, a phone number or an e-mail address. */
export async function findByAny(database: Database, typed: string): Promise<Account | null> {
  return (
    (await findOne(database, 'username', typed)) ?? (await findOne(database, 'phone', typed)) ?? (await findOne(database, 'email', typed))
  )
}
