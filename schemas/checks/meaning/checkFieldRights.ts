import { hasForm, partsOf } from '../../page/anatomy'
import type { FieldRight } from '../../page/parts/Rights'
import { abilitiesOf, everybody, fieldsKeptFromSome } from '../../rights/fieldRights'
import { everyPermission } from '../../rights/pagePermissions'
import type { Finding, Path } from '../Finding'
import { requiredFields } from './compareFields'
import { findMissing } from './missing'
import type { CheckedPage } from './viewPage'

/** What the rights of a page say of one field. */
interface OneField {
  field: string
  byRole: Readonly<Record<string, FieldRight>>
  path: Path
}

/** Rights over fields name fields and roles that there are, say something, and leave everybody able to do what they are granted. */
export function checkFieldRights(view: CheckedPage): Finding[] {
  const { page, rows } = view
  const keys = new Set(
    rows.flatMap(({ of, key, fields }) =>
      of === 'params' ? [] : fields.map(({ field }): string => (of === 'sub' ? `${key}:${field.key}` : field.key)),
    ),
  )
  const fields = Object.entries(page.rights?.fields ?? {}).map(([field, byRole]): OneField => {
    return { field, byRole, path: ['rights', 'fields', field] }
  })
  const unknown = fields.flatMap(({ field, path }) => findMissing('unknown-field', field, keys, path, { at: 'key' }))
  if (unknown.length > 0) return unknown
  return [...fields.flatMap((one) => [...checkRoles(one, view), ...checkRead(one, view), ...checkRequired(one, view)]), ...checkOpen(view)]
}

function checkRoles({ byRole, path }: OneField, { page, known }: CheckedPage): Finding[] {
  const open = new Set(byRole[everybody] ? abilitiesOf(byRole[everybody]) : [])
  return Object.entries(byRole).flatMap(([role, right]): Finding[] => {
    const at = [...path, role]
    if (right.form !== undefined && !hasForm(page)) return [{ code: 'right-without-form', path: [...at, 'form'], at: 'key' }]
    if (role === everybody) return []
    const isNothing = open.size > 0 && abilitiesOf(right).every((ability) => open.has(ability))
    return [
      ...findMissing('unknown-role', role, known.roles, at, { at: 'key' }),
      ...(isNothing ? [{ code: 'right-given-to-all', path: at, at: 'key', values: { name: role } } satisfies Finding] : []),
    ]
  })
}

/** What only the form shows is read by the call for one row: the list does not bring it along. */
function checkRead({ field, byRole, path }: OneField, { page }: CheckedPage): Finding[] {
  const { url = {} } = partsOf(page)
  const isFormOnly = Object.values(byRole).some(({ list, form }) => list === 'hidden' && form !== 'hidden')
  if (!isFormOnly || field.includes(':') || !url.list || url.queryById || !hasForm(page)) return []
  return [{ code: 'call-missing', path, at: 'key', values: { name: 'queryById' } }]
}

/** Whoever adds rows can fill what every row must have. */
function checkRequired({ field, byRole, path }: OneField, { page, main }: CheckedPage): Finding[] {
  const fields = main.fields.map((one) => one.field)
  if (!partsOf(page).url?.add || !requiredFields(fields).includes(field)) return []
  const fills = (role: string) => [byRole[role], byRole[everybody]].some((right) => right && abilitiesOf(right).includes('edit'))
  return Object.entries(page.grants ?? {}).flatMap(([role, names]): Finding[] => {
    const isAdding = names.includes('add') || names.includes(everyPermission)
    if (!isAdding || fills(role)) return []
    return [{ code: 'right-required', path: byRole[role] ? [...path, role] : path, at: 'key', values: { role, name: field } }]
  })
}

/** What is kept from some is not open to everybody by another way. */
function checkOpen({ page }: CheckedPage): Finding[] {
  const { add = [], list = [], find } = partsOf(page).visitors ?? {}
  const [written, read, listed] = [fieldsKeptFromSome(page, 'edit'), fieldsKeptFromSome(page, 'form'), fieldsKeptFromSome(page, 'list')]
  const kept = (names: readonly string[], from: ReadonlySet<string>, ...at: string[]) =>
    names.flatMap((name, index): Finding[] =>
      from.has(name) ? [{ code: 'right-visitor', path: ['visitors', ...at, index], values: { name } }] : [],
    )
  return [
    ...kept(add, new Set([...written, ...read]), 'add'),
    ...kept(list, listed, 'list'),
    ...kept(find?.by ?? [], listed, 'find', 'by'),
    ...kept(find?.fields ?? [], read, 'find', 'fields'),
  ]
}
