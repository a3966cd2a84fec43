import { CallFailure } from '../../kernel/CallFailure'
import type { NamedRowHook, RowHook } from '../../resource'
import { refuseNewCode } from './fieldRefusal'
import { placesNaming } from './placesNaming'
import { storedName } from './storedName'
import { usersHolding } from './usersHolding'

/** The code of a position stays: rows of pages hold it. */
export const checkPosition: RowHook = (change, context) => refuseNewCode(change, 'code', 'positionCode', context)

/** A position goes when nobody holds it and no row names it. */
export const checkPositionLeft: NamedRowHook = async ({ id, before }, context, connection, owners) => {
  const name = storedName(before, ['name', 'code'], context)
  const users = await usersHolding(connection, 'sys_user_position', id, context)
  if (users) throw new CallFailure('refused', 'people.positionUsed', { name, users })
  const places = await placesNaming(connection, owners, { table: 'sys_position', before }, context)
  if (places) throw new CallFailure('refused', 'people.positionInRows', { name, places })
}
