import { languageCodes } from '../language/findLanguage'
import { type SourceText, translate } from '../language/SourceText'
import { callsOf, factsOfPage, partsOf, subTablesOf } from '../page/anatomy'
import { buttonsOf } from '../page/buttonAnatomy'
import type { PageConfig } from '../page/kinds'
import { isAskedFor } from '../page/parts/Toolbar'
import { chooseText, type Text } from '../page/Text'
import { type RowCallName, type RowRight, rowCalls, rowRights } from '../wire/rowCalls'
import { fieldGrantsOf } from './fieldRights'
import { type SubTableRight, subTableRights } from './subTableRights'

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

/** The rights that the calls of a page ask for, in the order of `rowRights`. */
function rightsOfCalls(page: PageConfig): RowRight[] {
  const named = callsOf(page).flatMap(({ name, url, isAction }) => (isAction || !url ? [] : [rowCalls[name as RowCallName].right]))
  const isExported = factsOfPage(page.kind).exportUrl !== undefined && isAskedFor(partsOf(page).toolbar?.export)
  const asked = new Set(isExported ? [...named, rowCalls.exportXlsUrl.right] : named)
  return (Object.keys(rowRights) as (keyof typeof rowRights)[]).filter((right) => asked.has(right))
}

function ownButtons(page: PageConfig): PagePermission[] {
  const buttons = buttonsOf(page).map(({ button }) => button)
  const actions = (partsOf(page).resource?.actions ?? []).map(({ name }) => ({
    name,
    label: buttons.find((button) => button.name === name)?.label ?? name,
  }))
  return [...buttons, ...actions].map(({ name, label }) => ({ name, title: label }))
}

/** What permissions over the rows of a sub-table are called behind the page's prefix; undefined for those of another page. */
export function subTableCode(page: Pick<PageConfig, 'authPre' | 'code'>, authPre: unknown): string | undefined {
  const prefix = `${prefixOf(page)}:`
  return typeof authPre === 'string' && authPre.startsWith(prefix) && authPre !== prefix ? authPre.slice(prefix.length) : undefined
}

/** `Products: add rows`, in every language. */
function titleOfRight(table: Text, right: SourceText): Text {
  const texts = languageCodes.map((language) => [language, `${chooseText(table, language)}: ${translate(right, language)}`] as const)
  return { ...Object.fromEntries(texts), 'zh-CN': `${chooseText(table, 'zh-CN')}：${right['zh-CN']}` }
}

function ofSubTables(page: PageConfig): PagePermission[] {
  return subTablesOf(page).flatMap((sub) => {
    const code = subTableCode(page, sub?.authPre)
    if (code === undefined) return []
    return (Object.keys(subTableRights) as SubTableRight[]).map((right) => ({
      name: `${code}:${right}`,
      title: titleOfRight(sub.title, subTableRights[right]),
    }))
  })
}

/** Every permission that a page brings, each once: to open it, for its calls, its buttons, its actions, the rows of its sub-tables and its rules over rows. */
export function permissionsOf(page: PageConfig): PagePermission[] {
  const calls = rightsOfCalls(page).map((name) => ({ name, title: name === 'list' ? page.title : rowRights[name] }))
  const rules = (partsOf(page).resource?.rules ?? []).map(({ name, title }) => ({ name, title }))
  const all: PagePermission[] = [{ name: 'list', title: page.title }, ...calls, ...ownButtons(page), ...ofSubTables(page), ...rules]
  return [...new Map(all.reverse().map((permission) => [permission.name, permission])).values()].reverse()
}

/** The names of a page's permissions by the role that its `grants` and `rights` give them to. */
export function grantsOf(page: PageConfig): Map<string, ReadonlySet<string>> {
  const every = permissionsOf(page).map(({ name }) => name)
  const ofFields = fieldGrantsOf(page)
  const roles = new Set([...Object.keys(page.grants ?? {}), ...ofFields.keys()])
  return new Map(
    [...roles].map((role) => {
      // The page may have been broken behind the check's back.
      const names: unknown = page.grants?.[role]
      const granted: readonly unknown[] = Array.isArray(names) ? names : []
      const named = granted.includes(everyPermission) ? every : every.filter((name) => granted.includes(name))
      return [role, new Set([...named, ...(ofFields.get(role) ?? [])])]
    }),
  )
}
