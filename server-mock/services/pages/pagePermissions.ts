import type { Grants, PlannedChange } from '../../../schemas/api/pages'
import { baseLanguage } from '../../../schemas/language/findLanguage'
import { addressOf } from '../../../schemas/page/addressOf'
import { type Rename, renamesBetween } from '../../../schemas/page/formerKeys'
import type { PageConfig } from '../../../schemas/page/kinds'
import { chooseText, type Language, type Text } from '../../../schemas/page/Text'
import { actionsOf } from '../../../schemas/rights/decide'
import { fieldPermissionsOf, isOverField, nameOfCode } from '../../../schemas/rights/fieldRights'
import { permissionOf, permissionsOf, prefixOf } from '../../../schemas/rights/pagePermissions'
import { isProductPermission } from '../../../schemas/rights/permissions'
import { translationsBy } from '../../../schemas/wire/translations'
import type { Connection } from '../../db/Database'
import { escapeLike } from '../../kernel/escapeLike'
import { newId } from '../../kernel/newId'
import { textOf } from '../../kernel/text/textOf'
import { systemTables } from '../../system/SystemTables'
import { insertSystemRows, type NewSystemRow } from '../../system/systemRows'
import { applyGrants, compareGrants, type GrantChange, grantToAuthor, withdraw } from './grantPermissions'
import { planRenamedPermissions, renamePermissions } from './renamePermissions'

/** One entry of `sys_permission` that a page needs. */
interface Entry {
  name: string
  perms: string
  title: Text
  /** `list` is the page itself, which stands in the menu; the others are buttons and fields. */
  isPage: boolean
  /** 2: lets change a field; 1: everything else. */
  type: '1' | '2'
}

function entriesOf(page: PageConfig): Entry[] {
  const ofPage = permissionsOf(page).map(({ name, title }): Entry => {
    return { name, title, perms: permissionOf(page, name), isPage: name === 'list', type: '1' }
  })
  const ofFields = fieldPermissionsOf(page).map(({ name, title, code, type }): Entry => {
    return { name, title, perms: permissionOf(page, code), isPage: false, type }
  })
  return [...ofPage, ...ofFields]
}

/** The entries of a page that exist, and those that it has yet to get. */
interface Existing {
  /** Made for this page before, by their names behind the prefix: that may change. */
  own: ReadonlyMap<string, { id: string; perms: string }>
  formerPrefix: string
  /** Neither made for it before nor by anybody else: what somebody else controls, a page cannot give away. */
  missing: readonly Entry[]
  /** Over fields that the page says nothing of any more: they would stay hidden from everybody. */
  withdrawn: readonly { id: string; perms: string }[]
}

async function readExisting(connection: Connection, page: PageConfig, before: PageConfig | undefined): Promise<Existing> {
  const ownRows = await systemTables(connection)
    .selectFrom('sys_permission')
    .select(['id', 'perms', 'perms_type'])
    .where('page', '=', page.code)
    .execute()
  const listed = ownRows.find(({ perms, perms_type }) => perms_type !== '2' && perms?.endsWith(':list'))?.perms
  const formerPrefix = listed?.slice(0, -':list'.length) ?? prefixOf(page)
  const renames = before ? renamesBetween(before, page) : []
  const own = new Map(
    ownRows.map(({ id, perms, perms_type }) => {
      const code = (perms ?? '').slice(formerPrefix.length + 1)
      return [followRename(nameOfCode(code, perms_type === '2' ? '2' : '1'), renames), { id, perms: perms ?? '' }]
    }),
  )
  const others = await systemTables(connection)
    .selectFrom('sys_permission')
    .select(['perms', 'perms_type'])
    .where('perms', 'like', `%${escapeLike(prefixOf(page))}:%`)
    .where((where) => where.or([where('page', 'is', null), where('page', '<>', page.code)]))
    .execute()
  const taken = new Set(
    others.flatMap(({ perms, perms_type }) => actionsOf({ action: perms ?? '' }).map((action) => `${perms_type} ${action}`)),
  )
  const entries = entriesOf(page)
  const wanted = new Set(entries.map(({ name }) => name))
  return {
    own,
    formerPrefix,
    missing: entries.filter(({ name, perms, type }) => !own.has(name) && !taken.has(`${type} ${perms}`)),
    withdrawn: [...own].flatMap(([name, entry]) => (isOverField(name) && !wanted.has(name) ? [entry] : [])),
  }
}

/** The name of a permission over a field, which goes with the field when that gets another key. */
function followRename(name: string, renames: readonly Rename[]): string {
  if (!isOverField(name)) return name
  const [field = '', ability] = name.split('@')
  const inSub = (sub: string, key: string) => (sub === '' ? key : `${sub}:${key}`)
  const rename = renames.find(({ sub, from }) => inSub(sub, from) === field)
  return rename ? `${inSub(rename.sub, rename.to)}@${ability}` : name
}

/**
 * A page that takes another prefix takes along what stands under the old one: grants stay granted, hidden columns stay hidden. What belongs to the
 * product, or to another page, stays where it is.
 */
async function renamePrefix(connection: Connection, page: PageConfig, from: string): Promise<void> {
  const rows = await systemTables(connection)
    .selectFrom('sys_permission')
    .select(['id', 'perms', 'page'])
    .where('perms', 'like', `${escapeLike(from)}:%`)
    .where((where) => where.or([where('page', 'is', null), where('page', '=', page.code)]))
    .execute()
  const moved = isProductPermission(from) ? rows.filter((row) => row.page !== null) : rows
  for (const { id, perms } of moved) {
    const renamed = `${prefixOf(page)}${(perms ?? '').slice(from.length)}`
    await systemTables(connection).updateTable('sys_permission').set({ perms: renamed }).where('id', '=', id).execute()
  }
}

function grantChanges(
  page: PageConfig,
  { before, grants }: Pick<PublishedBy, 'before' | 'grants'>,
  missing: readonly Entry[],
): GrantChange[] {
  return compareGrants(page, before, new Set(missing.map(({ name }) => permissionOf(page, name))), grants)
}

/** Names of the permissions that publishing will make for the page, without those over fields. */
export async function findNewPermissions(
  connection: Connection,
  page: PageConfig,
  before: PageConfig | undefined,
): Promise<ReadonlySet<string>> {
  const { missing } = await readExisting(connection, page, before)
  return new Set(missing.flatMap(({ name }) => (isOverField(name) ? [] : [name])))
}

/** What publishing will add to permissions and menu, and whom it will give them to. */
export async function planPermissions(
  connection: Connection,
  page: PageConfig,
  by: Pick<PublishedBy, 'before' | 'grants'>,
  language: Language,
): Promise<PlannedChange[]> {
  return planFrom(connection, page, by, { existing: await readExisting(connection, page, by.before), language })
}

async function planFrom(
  connection: Connection,
  page: PageConfig,
  { before, grants }: Pick<PublishedBy, 'before' | 'grants'>,
  { existing: { missing, withdrawn }, language }: { existing: Existing; language: Language },
): Promise<PlannedChange[]> {
  const added = missing.map(({ title, perms, isPage }): PlannedChange => {
    const isMenu = isPage && page.menu !== false
    const name = isMenu ? chooseText(title, language) : perms
    return {
      kind: isMenu ? 'addMenu' : 'addPermission',
      subject: perms,
      message: textOf(isMenu ? 'pages.addMenu' : 'pages.addPermission', language, { name }),
    }
  })
  const granted = grantChanges(page, { before, grants }, missing)
  const isNew = missing.some(({ isPage }) => isPage)
  const forNobody: PlannedChange = {
    kind: 'grantNobody',
    subject: permissionOf(page, 'list'),
    message: textOf('pages.grantNobody', language),
  }
  const opened = withdrawn.map(({ perms }): PlannedChange => {
    return { kind: 'dropPermission', subject: perms, message: textOf('pages.dropPermission', language, { name: perms }) }
  })
  return [
    ...added,
    ...opened,
    ...(await planRenamedPermissions(connection, page, before ? renamesBetween(before, page) : [], language)),
    ...planGrants(granted, language),
    ...(isNew && granted.length === 0 ? [forNobody] : []),
  ]
}

/** One line for each role that gets something, and one for each that loses something. */
function planGrants(changes: readonly GrantChange[], language: Language): PlannedChange[] {
  const roles = [...new Set(changes.map(({ role }) => role))]
  return (['grant', 'revoke'] as const).flatMap((kind) =>
    roles.flatMap((role): PlannedChange[] => {
      const mine = changes.filter((change) => change.role === role && change.isGranted === (kind === 'grant'))
      const permissions = mine.map(({ permission }) => permission).join(', ')
      return permissions === '' ? [] : [{ kind, subject: role, message: textOf(`pages.${kind}`, language, { role, permissions }) }]
    }),
  )
}

async function menuGroup(connection: Connection, code: string): Promise<string | null> {
  const find = (wanted: string) =>
    systemTables(connection)
      .selectFrom('sys_permission')
      .select('id')
      .where('menu_type', '=', 0)
      .where('code', '=', wanted)
      .executeTakeFirst()
  const row = (await find(code)) ?? (await find('published'))
  return row?.id ?? null
}

function columnsOf(entry: Entry) {
  return {
    name: chooseText(entry.title, baseLanguage),
    name_texts: translationsBy((language) => chooseText(entry.title, language)),
  }
}

/** Columns of an entry that say where a page stands in the menu; a button stands below its page. */
async function menuColumns(connection: Connection, page: PageConfig) {
  const { menu } = page
  const place = menu || undefined
  return {
    parent_id: menu === false ? null : await menuGroup(connection, place?.parent ?? 'published'),
    hidden: menu === false ? 1 : 0,
    sort_no: place?.order ?? 100,
    icon: place?.icon ?? null,
    url: addressOf(page),
    keep_alive: place?.keepAlive === false ? 0 : 1,
    hidden_header: place?.hiddenHeaderContent ? 1 : 0,
  }
}

function entryRow(page: PageConfig, entry: Entry, id: string, place: Partial<NewSystemRow<'sys_permission'>>) {
  return {
    id,
    ...(entry.isPage ? { code: page.code, component: 'PageView' } : { sort_no: 100, hidden: 0 }),
    ...place,
    ...columnsOf(entry),
    menu_type: entry.isPage ? 1 : 2,
    perms: entry.perms,
    perms_type: entry.type,
    status: '1',
    page: page.code,
  }
}

/** Who publishes, and what was published before. */
export interface PublishedBy {
  before: PageConfig | undefined
  /** Id of the user; undefined for the server itself, which brings in the product's pages. */
  authorId: string | undefined
  /** What whoever publishes gives beside what the page says. */
  grants?: Grants
}

/**
 * Adds the permissions that a page needs, renames those that exist, puts the page into the menu, and gives its roles what its `grants` say. Answers what that
 * changed, as `planPermissions` tells it before.
 */
export async function applyPermissions(
  connection: Connection,
  page: PageConfig,
  by: PublishedBy,
  language: Language,
): Promise<PlannedChange[]> {
  const existing = await readExisting(connection, page, by.before)
  const planned = await planFrom(connection, page, by, { existing, language })
  await applyTo(connection, page, by, existing)
  return planned
}

async function applyTo(connection: Connection, page: PageConfig, by: PublishedBy, existing: Existing): Promise<void> {
  const { before, authorId } = by
  const { own, missing, withdrawn, formerPrefix } = existing
  const place = await menuColumns(connection, page)
  if (formerPrefix !== prefixOf(page)) await renamePrefix(connection, page, formerPrefix)
  await renamePermissions(connection, page, before ? renamesBetween(before, page) : [])
  const ids = new Map([...own].map(([name, { id }]) => [permissionOf(page, name), id]))
  for (const entry of entriesOf(page)) {
    const id = own.get(entry.name)?.id
    if (id === undefined) continue
    const columns = { ...columnsOf(entry), perms: entry.perms, ...(entry.isPage ? place : {}) }
    await systemTables(connection).updateTable('sys_permission').set(columns).where('id', '=', id).execute()
  }
  const added = missing.map((entry) => ({ entry, id: newId() }))
  for (const { entry, id } of added) ids.set(permissionOf(page, entry.name), id)
  const ofPage = { parent_id: ids.get(permissionOf(page, 'list')) ?? null }
  const rowsOf = (isPage: boolean) =>
    added.flatMap(({ entry, id }) => (entry.isPage === isPage ? entryRow(page, entry, id, isPage ? place : ofPage) : []))
  await insertSystemRows(connection, 'sys_permission', [...rowsOf(true), ...rowsOf(false)])
  await withdraw(
    connection,
    withdrawn.map(({ id }) => id),
  )
  const made = added.map(({ id }) => id)
  await applyGrants(connection, grantChanges(page, by, missing), { ids, made: new Set(made) })
  if (authorId !== undefined) await grantToAuthor(connection, authorId, made)
}
