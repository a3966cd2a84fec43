import type { PageConfig } from '../page/PageConfig'
import type { Text } from '../page/Text'

/** One permission that a page brings: the last part of its name, and what people call it. */
export interface PagePermission {
  /** `list` for the page itself, `add` … for its calls, else the name of a button or an action. */
  name: string
  title: Text
}

/** Stands in `grants` for every permission of the page. */
export const everyPermission = '*'

/** Prefix of a page's permissions. */
export function prefixOf({ authPre, code }: Pick<PageConfig, 'authPre' | 'code'>): string {
  return authPre ?? code
}

/** The full name of a page's permission, `<prefix>:<name>`. */
export function permissionOf(page: Pick<PageConfig, 'authPre' | 'code'>, name: string): string {
  return `${prefixOf(page)}:${name}`
}

const callTitles: Readonly<Record<string, Text>> = {
  add: { 'zh-CN': '新增', 'en-US': 'Add', 'de-DE': 'Anlegen' },
  edit: { 'zh-CN': '编辑', 'en-US': 'Edit', 'de-DE': 'Bearbeiten' },
  delete: { 'zh-CN': '删除', 'en-US': 'Delete', 'de-DE': 'Löschen' },
  export: { 'zh-CN': '导出', 'en-US': 'Export', 'de-DE': 'Exportieren' },
  import: { 'zh-CN': '导入', 'en-US': 'Import', 'de-DE': 'Importieren' },
}

function namesOfCalls(page: PageConfig): string[] {
  const url: Record<string, string | undefined> = page.kind === 'report' ? {} : { ...page.url }
  const has: Record<string, boolean> = {
    add: Boolean(url.add),
    edit: Boolean(url.edit),
    delete: Boolean(url.delete || url.deleteBatch),
    export: Boolean(url.exportXlsUrl),
    import: Boolean(url.importExcelUrl),
  }
  return Object.keys(callTitles).filter((name) => has[name])
}

function ownButtons(page: PageConfig): PagePermission[] {
  if (page.kind === 'report') return []
  const buttons = page.kind === 'list' ? [...(page.toolbar?.custom ?? []), ...(page.rowButtons ?? [])] : []
  const actions = (page.resource?.actions ?? []).map(({ name }) => ({
    name,
    label: buttons.find((button) => button.name === name)?.label ?? name,
  }))
  return [...buttons, ...actions].map(({ name, label }) => ({ name, title: label }))
}

/** Every permission that a page brings, each once: to open it, for its calls, its buttons and its actions. */
export function permissionsOf(page: PageConfig): PagePermission[] {
  const calls = namesOfCalls(page).map((name) => ({ name, title: callTitles[name] ?? name }))
  const all: PagePermission[] = [{ name: 'list', title: page.title }, ...calls, ...ownButtons(page)]
  return [...new Map(all.reverse().map((permission) => [permission.name, permission])).values()].reverse()
}

/** The names of a page's permissions by the role that its `grants` give them to. */
export function grantsOf(page: PageConfig): Map<string, ReadonlySet<string>> {
  const every = permissionsOf(page).map(({ name }) => name)
  return new Map(
    Object.entries(page.grants ?? {}).map(([role, names]) => {
      // The page may have been broken behind the check's back.
      const granted = Array.isArray(names) ? names : []
      return [role, new Set(granted.includes(everyPermission) ? every : every.filter((name) => granted.includes(name)))]
    }),
  )
}
