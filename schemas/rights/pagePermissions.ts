import { callsOf, partsOf } from '../page/anatomy'
import { buttonsOf } from '../page/buttonAnatomy'
import type { PageConfig } from '../page/kinds'
import type { Text } from '../page/Text'
import { type RowCallName, type RowRight, rowCalls, rowRights } from '../wire/rowCalls'
import { fieldGrantsOf } from './fieldRights'

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
  const asked = new Set(callsOf(page).flatMap(({ name, url, isAction }) => (isAction || !url ? [] : [rowCalls[name as RowCallName].right])))
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

/** Every permission that a page brings, each once: to open it, for its calls, its buttons, its actions and its rules over rows. */
export function permissionsOf(page: PageConfig): PagePermission[] {
  const calls = rightsOfCalls(page).map((name) => ({ name, title: name === 'list' ? page.title : rowRights[name] }))
  const rules = (partsOf(page).resource?.rules ?? []).map(({ name, title }) => ({ name, title }))
  const all: PagePermission[] = [{ name: 'list', title: page.title }, ...calls, ...ownButtons(page), ...rules]
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
