import { sql } from 'kysely'
import type { FavouriteType } from '../../../schemas/favourites/favouriteFacts'
import type { CallContext } from '../../kernel/CallContext'
import { timeNow } from '../../kernel/timeNow'
import { userOf } from '../../kernel/userOf'
import { systemTables } from '../../system/SystemTables'
import type { Services } from '../Services'

type Source = Pick<Services, 'database'>

/** Whose favourites each type of list shows, by user names. */
const owners: Readonly<Record<FavouriteType, (source: Source, username: string) => Promise<string[]>>> = {
  collect: async (_source, username) => [username],
  agent: principalsOf,
  team: teamOf,
}

/** The user names whose favourites a list of this type shows the caller. */
export function ownersOf(source: Source, type: FavouriteType, context: CallContext): Promise<string[]> {
  return owners[type](source, userOf(context).username)
}

/** Those whose delegation to the user is valid now. */
async function principalsOf({ database }: Source, username: string): Promise<string[]> {
  const now = timeNow()
  const { rows } = await sql<{ principal: string }>`
    select distinct user_name as principal from sys_user_agent
    where agent_user_name = ${username} and user_name <> ${username} and status = '1' and start_time <= ${now} and end_time > ${now}
  `.execute(database.kysely)
  return rows.map(({ principal }) => principal)
}

/**
 * The members of the user's teams who have the user in a team of theirs. Anybody can be put into a team without being asked, so that being named alone
 * must show nothing of theirs.
 */
async function teamOf({ database }: Source, username: string): Promise<string[]> {
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
