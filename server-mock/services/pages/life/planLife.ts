import type { LifeAction, LifePlan, TableRows } from '../../../../schemas/api/pageLife'
import { readDocumentName } from '../../../../schemas/documents/documentName'
import type { Language } from '../../../../schemas/page/Text'
import { chooseTranslation } from '../../../../schemas/wire/translations'
import type { Connection } from '../../../db/Database'
import type { CallContext } from '../../../kernel/CallContext'
import { CallFailure } from '../../../kernel/CallFailure'
import { textOf } from '../../../kernel/text/textOf'
import { systemTables } from '../../../system/SystemTables'
import type { Services } from '../../Services'
import { currentVersion, latestVersion } from '../currentVersion'
import { findDependents } from './findDependents'
import { canDropTables, tablesOfPage } from './pageTables'

/** Who and what is attached to a page, counted. */
interface Attached {
  roles: readonly string[]
  users: number
  versions: number
  formerCodes: number
}

async function findAttached(connection: Connection, code: string, language: Language): Promise<Attached> {
  const tables = systemTables(connection)
  const entries = tables.selectFrom('sys_permission').select('id').where('page', '=', code)
  const roles = await tables
    .selectFrom('sys_role_permission as granted')
    .innerJoin('sys_role as role', 'role.id', 'granted.role_id')
    .select(['role.role_code as code', 'role.role_name as name', 'role.role_name_texts as texts'])
    .groupBy('role.id')
    .where('granted.permission_id', 'in', entries)
    .orderBy('role.role_code')
    .execute()
  const users = await tables.selectFrom('sys_user_permission').select('user_id').distinct().where('permission_id', 'in', entries).execute()
  const former = await tables.selectFrom('page_former_code').select('id').where('page', '=', code).execute()
  return {
    roles: roles.map(({ code, name, texts }) => chooseTranslation(name || code, texts, language)),
    users: users.length,
    versions: await latestVersion(connection, code),
    formerCodes: former.length,
  }
}

function describe(
  action: LifeAction,
  isPublished: boolean,
  attached: Attached,
  tables: readonly TableRows[],
  language: Language,
): string[] {
  const say = (key: Parameters<typeof textOf>[0], values: Record<string, string | number> = {}) => textOf(key, language, values)
  const roles = attached.roles.length > 0 ? [say('pages.lifeRoles', { roles: attached.roles.join(say('people.beside')) })] : []
  const users = attached.users > 0 ? [say('pages.lifeUsers', { users: attached.users })] : []
  const rows = tables.map(({ table, rows }) => say(rows === 1 ? 'pages.lifeTableOfOne' : 'pages.lifeTable', { table, rows }))
  if (action === 'rename') return [say('pages.lifeRenameLinks'), say('pages.lifeRenameFollows', { versions: attached.versions })]
  const closes = isPublished ? [say('pages.lifeCloses'), ...roles, ...users] : []
  if (action === 'unpublish') return [...closes, ...rows, say('pages.lifeComesBack')]
  const isDraftOnly = attached.versions === 0
  if (isDraftOnly) return [say('pages.lifeDeleteDraft')]
  const links = attached.formerCodes > 0 ? [say('pages.lifeDeleteLinks', { count: attached.formerCodes })] : []
  return [...closes, say('pages.lifeDeleteRights'), ...links, ...rows, say('pages.lifeVersionsStay', { versions: attached.versions })]
}

function describeDocument(action: LifeAction, isPublished: boolean, versions: number, language: Language): string[] {
  const say = (key: Parameters<typeof textOf>[0]) => textOf(key, language, { versions })
  if (action === 'rename') return [say('documents.lifeRenameFollows')]
  const closes = isPublished ? [say('documents.lifeWithdrawn')] : []
  if (action === 'unpublish') return [...closes, say('documents.lifeComesBack')]
  return versions === 0 ? [say('documents.lifeDeleteDraft')] : [...closes, say('pages.lifeVersionsStay')]
}

/** Throws when there is no such page: neither a draft nor a version. */
export async function requirePage(connection: Connection, code: string): Promise<void> {
  const draft = await systemTables(connection).selectFrom('page_draft').select('id').where('code', '=', code).executeTakeFirst()
  if (!draft && (await currentVersion(connection, code)) === null) throw new CallFailure('not-found', 'pages.unknown', { code })
}

/** What an action would do to a page and to everything attached to it. Changes nothing. */
export async function planLife(services: Services, code: string, action: LifeAction, context: CallContext): Promise<LifePlan> {
  const connection = services.database.kysely
  const { language } = context
  await requirePage(connection, code)
  const isPublished = (await currentVersion(connection, code)) !== null
  const tables = await tablesOfPage(connection, code)
  const attached = await findAttached(connection, code, language)
  return {
    consequences: readDocumentName(code)
      ? describeDocument(action, isPublished, attached.versions, language)
      : describe(action, isPublished, attached, tables, language),
    tables,
    canDrop: canDropTables(tables, context),
    dependents: await findDependents(services, code, language),
  }
}
