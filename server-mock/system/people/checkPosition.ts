import { CallFailure } from '../../kernel/CallFailure'
import type { RowHook } from '../../resource'
import { refuseNewCode } from './fieldRefusal'
import { storedName } from './storedName'
import { usersHolding } from './usersHolding'

/** The code of a position stays: rows of pages hold it. */
export const checkPosition: RowHook = (change, context) => refuseNewCode(change, 'code', 'positionCode', context)

/** A position goes when nobody holds it. */
export const checkPositionLeft: RowHook = async ({ id, before }, context, connection) => {
  const users = await usersHolding(connection, 'sys_user_position', id, context)
  if (users) throw new CallFailure('refused', 'people.positionUsed', { name: storedName(before, ['name', 'code'], context), users })
}
