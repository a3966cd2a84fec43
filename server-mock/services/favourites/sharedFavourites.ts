import type { FavouriteQuery } from '../../../schemas/api/favourites'
import type { Row, RowPage } from '../../../schemas/api/Result'
import { favouriteTypes } from '../../../schemas/favourites/favouriteFacts'
import type { Language } from '../../../schemas/page/Text'
import { companionOf } from '../../../schemas/wire/companions'
import { translationKey } from '../../../schemas/wire/translations'
import type { CallContext } from '../../kernel/CallContext'
import { createResource, type TableResource } from '../../resource'
import { systemTables } from '../../system/SystemTables'
import { commonFavoriteContent } from '../../system/tables/favourites'
import type { Services } from '../Services'
import { ownersOf } from './ownersOf'

/** One page of the favourites of a type. */
export async function listFavourites(
  services: Services,
  { type = 'collect', ...query }: FavouriteQuery,
  context: CallContext,
): Promise<RowPage> {
  const page = await favouritesOf(services, await ownersOf(services, type, context)).list(query, context)
  return { ...page, records: (await withNames(services, page.records)).map((row) => inLanguage(row, context.language)) }
}

/** Called as its reader calls it, for the list: what is edited is each language by itself. */
function inLanguage(row: Row, language: Language): Row {
  const called = (key: string) => row[translationKey(key, language)] || row[key]
  return { ...row, name: called('name'), title: called('title') }
}

/** One favourite that the caller may look at: one's own, and those that a list shows. */
export async function readFavourite(services: Services, id: string, context: CallContext): Promise<Row> {
  const all = await Promise.all(favouriteTypes.map((type) => ownersOf(services, type, context)))
  const row = await favouritesOf(services, [...new Set(all.flat())]).queryById(id, context)
  const [named] = await withNames(services, [row])
  return named ?? row
}

/** The favourites of these people, to be read: changing them is for their owners. */
function favouritesOf({ database, registry }: Services, owners: readonly string[]): TableResource {
  const where = `row.userName in ${JSON.stringify(owners)}`
  return createResource(database, { ...commonFavoriteContent, owner: undefined, url: {}, where }, registry.services)
}

/** With the names of the folders, which may be somebody else's, and of the owners. */
async function withNames({ database }: Services, rows: readonly Row[]): Promise<Row[]> {
  const tables = systemTables(database.kysely)
  const valuesOf = (key: string) => [...new Set(rows.map((row) => String(row[key])))]
  if (rows.length === 0) return []
  const folders = await tables
    .selectFrom('common_favorite_folders')
    .select(['id', 'name'])
    .where('id', 'in', valuesOf('parentId'))
    .execute()
  const users = await tables.selectFrom('sys_user').select(['username', 'realname']).where('username', 'in', valuesOf('userName')).execute()
  const folderNames = new Map(folders.map(({ id, name }) => [id, name]))
  const realNames = new Map(users.map(({ username, realname }) => [username, realname]))
  return rows.map((row) => ({
    ...row,
    [companionOf('parentId')]: folderNames.get(String(row.parentId)) ?? null,
    [companionOf('userName')]: realNames.get(String(row.userName)) ?? row.userName,
  }))
}
