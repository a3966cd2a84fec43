import type { FavouriteFolder, FavouriteLeaf, FavouriteTree } from '../../../schemas/api/favourites'
import { chooseTranslation } from '../../../schemas/wire/translations'
import type { CallContext } from '../../kernel/CallContext'
import { userOf } from '../../kernel/userOf'
import { foldersOf } from '../../system/favourites/checkFolder'
import type { SystemTables } from '../../system/SystemTables'
import { systemTables } from '../../system/SystemTables'
import type { Services } from '../Services'

/** The folders that the caller sees with the caller's own favourites in them. A folder whose own folder is not among them stands at the top. */
export async function readTree({ database }: Pick<Services, 'database'>, context: CallContext): Promise<FavouriteTree> {
  const { username } = userOf(context)
  const folders = (await foldersOf(database.kysely, username)).map(toFolder)
  const leaves = await systemTables(database.kysely)
    .selectFrom('common_favorite_content')
    .selectAll()
    .where('user_name', '=', username)
    .orderBy('name')
    .orderBy('id')
    .execute()
  const byId = new Map(folders.map((folder) => [folder.id, folder]))
  for (const leaf of leaves) byId.get(leaf.parent_id)?.favourites.push(toLeaf(leaf, context))
  const treeData: FavouriteFolder[] = []
  for (const folder of folders) (byId.get(folder.parentId)?.children ?? treeData).push(folder)
  return { treeData }
}

function toFolder(row: SystemTables['common_favorite_folders']): FavouriteFolder {
  return {
    id: row.id,
    parentId: row.parent_id ?? '',
    name: row.name,
    title: row.title || row.name,
    icon: row.icon,
    userName: row.user_name,
    userId: row.user_id,
    izTemplate: row.iz_template === 1 ? 1 : 0,
    sortNo: row.sort_no ?? 0,
    route: row.route,
    children: [],
    favourites: [],
  }
}

function toLeaf(row: SystemTables['common_favorite_content'], { language }: CallContext): FavouriteLeaf {
  const name = chooseTranslation(row.name, row.name_texts, language)
  return {
    id: row.id,
    name,
    title: chooseTranslation(row.title, row.title_texts, language) || name,
    route: row.route || row.url.replace(/[?#].*$/s, ''),
    url: row.url,
  }
}
