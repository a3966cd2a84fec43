import type { FavouriteType } from '../../../schemas/favourites/favouriteFacts'
import type { CallContext } from '../../kernel/CallContext'
import { userOf } from '../../kernel/userOf'
import { systemTables } from '../../system/SystemTables'
import type { Services } from '../Services'

type Source = Pick<Services, 'database'>

/** Whose favourites each type of list shows, by user names. */
const owners: Readonly<Record<FavouriteType, (source: Source, context: CallContext) => Promise<string[]>>> = {
  collect: async (_source, context) => [userOf(context).username],
  agent: async (_source, { principals = [] }) => principals.map((principal) => userOf(principal).username),
  team: teamOf,
}

/** The user names whose favourites a list of this type shows the caller. */
export function ownersOf(source: Source, type: FavouriteType, context: CallContext): Promise<string[]> {
  return owners[type](source, context)
}

/**
 * The members of the user's teams who have the user in a team of theirs. Anybody can be put into a team without being asked, so that being named alone
 * must show nothing of theirs.
 */
async function teamOf({ database }: Source, context: CallContext): Promise<string[]> {
  const { username } = userOf(context)
  const tables = systemTables(database.kysely)
  const rows = await tables
    .selectFrom('common_my_team_member as mine')
    .innerJoin('common_my_team_member as theirs', 'theirs.user_name', 'mine.member')
    .select('mine.member')
    .distinct()
    .where('mine.user_name', '=', username)
    .where('theirs.member', '=', username)
    .where('mine.member', '<>', username)
    .execute()
  return rows.map(({ member }) => member)
}
