import { administratorRole } from '../../../schemas/rights/roles'
import type { Connection } from '../../db/Database'
import { hashPassword, randomPassword } from '../../kernel/passwords'
import { insertSystemRow, type NewSystemRow } from '../../system/systemRows'
import people from './people.json'
import { seedText } from './seedText'

/** Accounts made by a first start. `password` is there when it was made up and must be shown. */
export type FirstAccounts = readonly { username: string; password?: string }[]

interface Account {
  username: string
  realname: string
  role: string
  orgCode: string
  /** undefined when it was made up. */
  givenPassword: string | undefined
  passwordHash: string
  password: string
}

const roles = [
  { code: administratorRole, name: ['系统管理员', 'Administrators', 'Administratoren'] },
  { code: 'configurator', name: ['页面配置员', 'Page configurators', 'Seitenkonfiguration'] },
  { code: 'staff', name: ['员工', 'Staff', 'Belegschaft'] },
  { code: 'leader', name: ['组长', 'Group leaders', 'Gruppenleitung'] },
  { code: 'tester', name: ['试验员', 'Testers', 'Versuchspersonal'] },
  { code: 'visitor', name: ['访客', 'Visitors', 'Besuch'] },
]

/** Whom a demonstration can be looked at as: one of each role, in the department that the role makes sense in. */
const demoAccounts = [
  { username: 'configurator', realname: '配置员', role: 'configurator', orgCode: 'A01A01' },
  { username: 'staff', realname: '张三', role: 'staff', orgCode: 'A01A01A01' },
  { username: 'leader', realname: '赵敏', role: 'leader', orgCode: 'A01A02A01' },
  { username: 'tester', realname: '陈晨', role: 'tester', orgCode: 'A01A02A01' },
  { username: 'visitor', realname: '林可', role: 'visitor', orgCode: 'A01A03' },
]

/** Adds the roles; answers their ids by code. */
export async function seedRoles(connection: Connection): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const { code, name } of roles) {
    ids.set(code, await insertSystemRow(connection, 'sys_role', { role_code: code, ...seedText('role_name', name) }))
  }
  return ids
}

/** The accounts that a first start makes: the administrator, and for a demonstration one of each other role. Hashing takes its time, so it is done before. */
export async function prepareAccounts(withDemo: boolean, given: { admin?: string; demo?: string }): Promise<Account[]> {
  const wanted = [
    { username: 'admin', realname: '管理员', role: administratorRole, orgCode: 'A01', givenPassword: given.admin || undefined },
    ...(withDemo ? demoAccounts.map((account) => ({ ...account, givenPassword: given.demo || undefined })) : []),
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
  for (const { username, realname, passwordHash, role, orgCode } of accounts) {
    const depart = departments.find((one) => one.orgCode === orgCode)
    await addUser(connection, { username, realname, password: passwordHash }, depart, roleIds.get(role))
  }
  return accounts.map(({ username, givenPassword, password }) => (givenPassword ? { username } : { username, password }))
}

/** People to be picked in the demonstration; they cannot sign in. */
export async function addDemoPeople(connection: Connection, departments: Departments): Promise<void> {
  for (const [index, person] of people.entries()) await addUser(connection, { ...person }, departments[index % departments.length])
}
