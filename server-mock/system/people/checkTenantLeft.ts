import { CallFailure } from '../../kernel/CallFailure'
import type { RowHook } from '../../resource'
import { usersHolding } from './usersHolding'

/** A tenant goes when nobody belongs to it. */
export const checkTenantLeft: RowHook = async ({ id, before }, context, connection) => {
  const users = await usersHolding(connection, 'sys_user', id, context)
  if (users) throw new CallFailure('refused', 'people.tenantUsed', { name: String(before?.name), users })
}
