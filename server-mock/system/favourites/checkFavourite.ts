import { favouriteLimits } from '../../../schemas/favourites/favouriteFacts'
import { CallFailure } from '../../kernel/CallFailure'
import { userOf } from '../../kernel/userOf'
import type { RowHook } from '../../resource'
import { systemTables } from '../SystemTables'
import { favouriteRefusal } from './favouriteRefusal'
import { findFolder } from './findFolder'

/** A favourite stands in a folder that its owner sees, under a name that no other there has. Whose it is, the session says. */
export const checkFavourite: RowHook = async ({ id, values, before }, context, connection) => {
  const user = userOf(context)
  values.userId = user.id
  const { parentId, name: written } = { ...before, ...values }
  const name = String(written).trim()
  if (name === '') throw favouriteRefusal('nameMissing', 'name', context)
  values.name = name
  await findFolder(connection, String(parentId), context)
  const own = await systemTables(connection)
    .selectFrom('common_favorite_content')
    .select(['id', 'parent_id', 'name'])
    .where('user_name', '=', user.username)
    .execute()
  if (own.some((other) => other.id !== id && other.parent_id === parentId && other.name === name))
    throw favouriteRefusal('sameName', 'name', context, { name })
  const most = favouriteLimits.favourites
  if (!before && own.length >= most) throw new CallFailure('refused', 'favourites.tooManyFavourites', { most })
}
