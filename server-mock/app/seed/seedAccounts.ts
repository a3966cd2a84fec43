import { administratorRole } from '../../../schemas/rights/roles'
import type { Connection } from '../../db/Database'
import { hashPassword, randomPassword } from '../../kernel/passwords'
import { insertSystemRow, type NewSystemRow } from '../../system/systemRows'
import people from './people.json'

/** Accounts made by a first start. `password` is there when it was made up and must be shown. */
export type FirstAccounts = readonly { username: string; password?: string }[]

interface Account {
  username: string
  realname: string
  role: string
  /** undefined when it was made up. */
  givenPassword: string | undefined
  passwordHash: string
  password: string
}

const roles = [
  { code: administratorRole, name: '系统管理员' },
  { code: 'configurator', name: '页面配置员' },
  { code: 'staff', name: '员工' },
]

/** Adds the roles; answers their ids by code. */
export async function seedRoles(connection: Connection): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const { code, name } of roles) {
    ids.set(code, await insertSystemRow(connection, 'sys_role', { role_code: code, role_name: name }))
  }
  return ids
}

/** The accounts that a first start makes: the administrator, and for a demonstration one of each other role. Hashing takes its time, so it is done before. */
export async function prepareAccounts(withDemo: boolean, given: { admin?: string; demo?: string }): Promise<Account[]> {
  const wanted = [
    { username: 'admin', realname: '管理员', role: administratorRole, givenPassword: given.admin || undefined },
    ...(withDemo
      ? [
          { username: 'configurator', realname: '配置员', role: 'configurator', givenPassword: given.demo || undefined },
          { username: 'staff', realname: '张三', role: 'staff', givenPassword: given.demo || undefined },
        ]
      : []),
  ]
  return Promise.all(
    wanted.map(async (account) => {
      const password = account.givenPassword ?? randomPassword()
      return { ...account, password, passwordHash: await hashPassword(password) }
    }),
  )
}

type Departments = readonly { id: string; orgCode: string }[]

async function addUser(
  connection: Connection,
  values: NewSystemRow<'sys_user'>,
  depart: Departments[number] | undefined,
  roleId?: string,
): Promise<void> {
  const id = await insertSystemRow(connection, 'sys_user', { ...values, org_code: depart?.orgCode ?? null, status: '1' })
  if (roleId) await insertSystemRow(connection, 'sys_user_role', { user_id: id, role_id: roleId })
  if (depart) await insertSystemRow(connection, 'sys_user_depart', { user_id: id, depart_id: depart.id })
}

export async function addAccounts(
  connection: Connection,
  accounts: readonly Account[],
  roleIds: ReadonlyMap<string, string>,
  departments: Departments,
): Promise<FirstAccounts> {
  for (const [index, { username, realname, passwordHash, role }] of accounts.entries()) {
    await addUser(connection, { username, realname, password_hash: passwordHash }, departments[index], roleIds.get(role))
  }
  return accounts.map(({ username, givenPassword, password }) => (givenPassword ? { username } : { username, password }))
}

/** People to be picked in the demonstration; they cannot sign in. */
export async function addDemoPeople(connection: Connection, departments: Departments): Promise<void> {
  for (const [index, person] of people.entries()) await addUser(connection, { ...person }, departments[index % departments.length])
}
