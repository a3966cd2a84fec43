import { favouriteLimits, templateRight } from '../../../schemas/favourites/favouriteFacts'
import type { Connection } from '../../db/Database'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import { userOf } from '../../kernel/userOf'
import type { RowHook } from '../../resource'
import { systemTables } from '../SystemTables'
import { favouriteRefusal } from './favouriteRefusal'
import { type FoundFolder, findFolder } from './findFolder'

/** Where a folder stands, whose it is, and that it can be told from those beside it. */
export const checkFolder: RowHook = async ({ id, values, before }, context, connection) => {
  const user = userOf(context)
  const row: Record<string, unknown> = { ...before, ...values }
  const name = String(row.name).trim()
  if (name === '') throw favouriteRefusal('nodeNameMissing', 'name', context)
  const isTemplate = Number(row.izTemplate ?? 0) === 1
  if (isTemplate || before?.izTemplate === 1) requireTemplateRight(context)
  const owner = before ?? { userName: user.username, userId: user.id }
  Object.assign(values, { name, izTemplate: isTemplate ? 1 : 0, userName: owner.userName, userId: owner.userId })
  const parent = await parentOf(row, !before && Number(row.handleType) === 1, context, connection)
  values.parentId = parent?.id ?? ''
  if (isTemplate && parent && !parent.isTemplate) throw favouriteRefusal('templateInside', 'parentId', context)
  if (before?.izTemplate === 1 && !isTemplate) await refuseUsed(id, name, String(owner.userName), connection)
  const beside = await foldersOf(connection, user.username)
  if (beside.some((other) => other.id !== id && (other.parent_id ?? '') === values.parentId && other.name === name))
    throw favouriteRefusal('sameFolder', 'name', context, { name })
  const most = favouriteLimits.folders
  if (!before && beside.filter(({ user_name: owned }) => owned === user.username).length >= most)
    throw new CallFailure('refused', 'favourites.tooManyFolders', { most })
}

/** A folder goes when it is empty, a template folder at the hands of whoever may write it. */
export const checkFolderLeft: RowHook = async ({ id, before }, context, connection) => {
  if (before?.izTemplate === 1) requireTemplateRight(context)
  const { count } = await systemTables(connection)
    .selectFrom('common_favorite_content')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('parent_id', '=', id)
    .executeTakeFirstOrThrow()
  if (Number(count) > 0) throw new CallFailure('refused', 'favourites.folderUsed', { name: String(before?.name), count: Number(count) })
}

function requireTemplateRight({ can }: CallContext): void {
  if (!can(templateRight)) throw new CallFailure('no-permission', 'favourites.templateRight', { permission: templateRight })
}

/** The folder that it stands in: the one that is named, or for a sibling the one around that. */
async function parentOf(
  { parentId }: Readonly<Record<string, unknown>>,
  isSibling: boolean,
  context: CallContext,
  connection: Connection,
): Promise<FoundFolder | undefined> {
  if (isTop(parentId)) return undefined
  const named = await findFolder(connection, String(parentId), context)
  if (!isSibling) return named
  return isTop(named.parentId) ? undefined : findFolder(connection, named.parentId, context)
}

function isTop(id: unknown): boolean {
  return id === null || id === undefined || id === '' || id === '0'
}

/** Nothing of others, and no further template, may stand in a folder that nobody else will see. */
async function refuseUsed(id: string, name: string, owner: string, connection: Connection): Promise<void> {
  const tables = systemTables(connection)
  const kept = await tables.selectFrom('common_favorite_content').select('user_name').where('parent_id', '=', id).execute()
  const below = await tables
    .selectFrom('common_favorite_folders')
    .select(['user_name', 'iz_template'])
    .where('parent_id', '=', id)
    .execute()
  if ([...kept, ...below].some((one) => one.user_name !== owner) || below.some((one) => one.iz_template === 1))
    throw new CallFailure('refused', 'favourites.templateUsed', { name })
}

/** Every folder that a user sees. */
export function foldersOf(connection: Connection, username: string) {
  return systemTables(connection)
    .selectFrom('common_favorite_folders')
    .selectAll()
    .where(({ eb, or }) => or([eb('user_name', '=', username), eb('iz_template', '=', 1)]))
    .orderBy('sort_no')
    .orderBy('name')
    .orderBy('id')
    .execute()
}
