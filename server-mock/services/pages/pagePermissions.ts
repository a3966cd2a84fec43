import type { PlannedChange } from '../../../schemas/api/pages'
import type { PageConfig } from '../../../schemas/page/PageConfig'
import { chooseText, type Language, type Text } from '../../../schemas/page/Text'
import type { Connection } from '../../db/Database'
import { textOf } from '../../text/textOf'
import { escapeLike } from '../escapeLike'
import { insertSystemRow } from '../systemRows'
import { prefixOf } from './declarePage'

/** One entry of `sys_permission` that a page needs. */
interface Entry {
  perms: string
  title: Text
  menuType: 1 | 2
}

const buttonTitles: Record<string, Text> = {
  add: { 'zh-CN': '新增', 'en-US': 'Add', 'de-DE': 'Anlegen' },
  edit: { 'zh-CN': '编辑', 'en-US': 'Edit', 'de-DE': 'Bearbeiten' },
  delete: { 'zh-CN': '删除', 'en-US': 'Delete', 'de-DE': 'Löschen' },
  export: { 'zh-CN': '导出', 'en-US': 'Export', 'de-DE': 'Exportieren' },
  import: { 'zh-CN': '导入', 'en-US': 'Import', 'de-DE': 'Importieren' },
}

/** Roles that may use a page as soon as it is published. Administrators may anyway; every other role is granted by an administrator. */
export const rolesGrantedAtPublishing: readonly string[] = ['staff', 'configurator']

function buttonsOf(page: PageConfig): Entry[] {
  if (page.kind === 'report') return []
  const url: Record<string, string | undefined> = { ...page.url }
  const has: Record<string, boolean> = {
    add: Boolean(url.add),
    edit: Boolean(url.edit),
    delete: Boolean(url.delete || url.deleteBatch),
    export: Boolean(url.exportXlsUrl),
    import: Boolean(url.importExcelUrl),
  }
  const standard = Object.entries(buttonTitles).flatMap(([name, title]) => (has[name] ? [{ name, title }] : []))
  const own = page.kind === 'list' ? [...(page.toolbar?.custom ?? []), ...(page.rowButtons ?? [])] : []
  const actions = (page.resource?.actions ?? []).map(({ name }) => ({
    name,
    title: own.find((button) => button.name === name)?.label ?? name,
  }))
  const buttons = [...standard, ...own.map(({ name, label }) => ({ name, title: label })), ...actions]
  return buttons.map(({ name, title }) => ({ perms: `${prefixOf(page)}:${name}`, title, menuType: 2 }))
}

function entriesOf(page: PageConfig): Entry[] {
  const all: Entry[] = [{ perms: `${prefixOf(page)}:list`, title: page.title, menuType: 1 }, ...buttonsOf(page)]
  return all.filter((entry, index) => all.findIndex((other) => other.perms === entry.perms) === index)
}

/** The entries that were made for a page, by the last part of their names: the prefix may change. */
async function standingEntries(connection: Connection, page: PageConfig): Promise<Map<string, { id: string; perms: string }>> {
  const rows = await connection.selectFrom('sys_permission').select(['id', 'perms']).where('page', '=', page.code).execute()
  return new Map(rows.map((row) => [nameOf(String(row.perms)), { id: String(row.id), perms: String(row.perms) }]))
}

const nameOf = (perms: string) => perms.slice(perms.lastIndexOf(':') + 1)

/**
 * A page that takes another prefix takes everything under the old one along, since a prefix belongs to one page: grants stay granted, hidden columns
 * stay hidden.
 */
async function renamePrefix(connection: Connection, page: PageConfig, from: string): Promise<void> {
  const rows = await connection
    .selectFrom('sys_permission')
    .select(['id', 'perms'])
    .where('perms', 'like', `${escapeLike(from)}:%`)
    .execute()
  for (const { id, perms } of rows) {
    const renamed = `${prefixOf(page)}${String(perms).slice(from.length)}`
    await connection.updateTable('sys_permission').set({ perms: renamed }).where('id', '=', id).execute()
  }
}

/** What publishing will add to permissions and menu. */
export async function planPermissions(connection: Connection, page: PageConfig, language: Language): Promise<PlannedChange[]> {
  const standing = await standingEntries(connection, page)
  return entriesOf(page)
    .filter((entry) => !standing.has(nameOf(entry.perms)))
    .map((entry): PlannedChange => {
      const isMenu = entry.menuType === 1 && page.menu !== false
      const name = isMenu ? chooseText(entry.title, language) : entry.perms
      return {
        kind: isMenu ? 'addMenu' : 'addPermission',
        subject: entry.perms,
        message: textOf(isMenu ? 'pages.addMenu' : 'pages.addPermission', language, { name }),
      }
    })
}

async function menuGroup(connection: Connection, code: string): Promise<string | null> {
  const find = (wanted: string) =>
    connection.selectFrom('sys_permission').select('id').where('menu_type', '=', 0).where('code', '=', wanted).executeTakeFirst()
  const row = (await find(code)) ?? (await find('published'))
  return row ? String(row.id) : null
}

function columnsOf(entry: Entry): Record<string, unknown> {
  return {
    name: chooseText(entry.title, 'zh-CN'),
    name_en: chooseText(entry.title, 'en-US'),
    name_de: chooseText(entry.title, 'de-DE'),
  }
}

async function grant(connection: Connection, permissionId: string): Promise<void> {
  const roles = await connection.selectFrom('sys_role').select('id').where('role_code', 'in', rolesGrantedAtPublishing).execute()
  for (const role of roles) await insertSystemRow(connection, 'sys_role_permission', { role_id: role.id, permission_id: permissionId })
}

/** Columns of an entry that say where a page stands in the menu; a button stands below its page. */
async function menuColumns(connection: Connection, { code, menu }: PageConfig): Promise<Record<string, unknown>> {
  const place = menu || undefined
  return {
    parent_id: menu === false ? null : await menuGroup(connection, place?.parent ?? 'published'),
    hidden: menu === false ? 1 : 0,
    sort_no: place?.order ?? 100,
    icon: place?.icon ?? null,
    url: place?.path ?? `/p/${code}`,
    keep_alive: place?.keepAlive === false ? 0 : 1,
    hidden_header: place?.hiddenHeaderContent ? 1 : 0,
  }
}

/** Adds the permissions that a page needs, renames those that stand, and puts the page into the menu. Grants are given once, when an entry is made. */
export async function applyPermissions(connection: Connection, page: PageConfig): Promise<void> {
  const standing = await standingEntries(connection, page)
  const place = await menuColumns(connection, page)
  const formerPrefix = standing.get('list')?.perms.replace(/:list$/, '')
  if (formerPrefix !== undefined && formerPrefix !== prefixOf(page)) await renamePrefix(connection, page, formerPrefix)
  let pageEntry = standing.get('list')?.id
  for (const entry of entriesOf(page)) {
    const isPage = entry.menuType === 1
    const columns = { ...columnsOf(entry), ...(isPage ? place : {}) }
    const id = standing.get(nameOf(entry.perms))?.id
    if (id !== undefined) {
      await connection.updateTable('sys_permission').set(columns).where('id', '=', id).execute()
      continue
    }
    const added = await insertSystemRow(connection, 'sys_permission', {
      ...(isPage ? { code: page.code, component: 'PageView' } : { parent_id: pageEntry ?? null, sort_no: 100, hidden: 0 }),
      ...columns,
      menu_type: entry.menuType,
      perms: entry.perms,
      perms_type: '1',
      status: '1',
      page: page.code,
    })
    if (isPage) pageEntry = added
    await grant(connection, added)
  }
}
