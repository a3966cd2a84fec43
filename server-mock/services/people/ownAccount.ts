import type { Row } from '../../../schemas/api/Result'
import type { OwnAccountBody } from '../../../schemas/api/session'
import { valueKeyOf } from '../../../schemas/wire/companions'
import type { CallContext } from '../../kernel/CallContext'
import { userOf } from '../../kernel/userOf'
import { sysUser } from '../../system/tables/people'
import { asTitled } from '../rows/asTitled'
import type { Services } from '../Services'
import { tableOf } from '../tableOf'

/** What a user is shown of the own account, and may change of it. */
const shown = ['username', 'realname', 'phone', 'telephone', 'email', 'birthday', 'sex', 'orgCode'] as const
const changeable = ['realname', 'telephone', 'email', 'birthday', 'sex'] as const satisfies (keyof OwnAccountBody)[]

function pick(row: Readonly<Record<string, unknown>>, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([key]) => keys.includes(valueKeyOf(key))))
}

function toAccount(row: Row): Row {
  return { ...pick(row, shown), id: row.id, rowVersion: row.rowVersion }
}

/** Everybody may read the whole of the own account, and change what is `changeable`. */
function asOwner(context: CallContext): CallContext {
  return { ...context, can: (permission) => permission === sysUser.guarded?.permission || context.can(permission) }
}

/** The account of whoever asks. */
export async function readOwnAccount(services: Services, context: CallContext): Promise<Row> {
  return toAccount(await tableOf(services, 'sys_user').queryById(userOf(context).id, asOwner(context)))
}

/** Where the own account is changed, under the API base. */
export const ownAccountCall = '/sys/user/editSelf'

/** Changes the account of whoever asks; which one it is, the session says. */
export async function editOwnAccount(services: Services, body: OwnAccountBody, context: CallContext): Promise<Row> {
  const change = { ...pick({ ...body }, changeable), id: userOf(context).id, rowVersion: body.rowVersion }
  const users = asTitled(services, tableOf(services, 'sys_user'), ownAccountCall)
  return toAccount(await users.edit(change, asOwner(context)))
}
