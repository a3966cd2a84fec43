import { languageCodes } from '../language/findLanguage'
import { type SourceText, translate } from '../language/SourceText'
import { mainFieldsOf, partsOf, subTablesOf } from '../page/anatomy'
import type { PageConfig } from '../page/kinds'
import type { FieldRight } from '../page/parts/Rights'
import { chooseText, fillText, type Language, type Text } from '../page/Text'
import { codeOn, type FieldSurface, fieldSurfaces } from './fieldCodes'

/** Stands for everybody, where rights over a field name roles. */
export const everybody = '*'

/** What can be given of a field: to see it in the list, to see it in the form, to change it there. */
export type FieldAbility = FieldSurface | 'edit'

const abilities: readonly FieldAbility[] = [...fieldSurfaces, 'edit']

/** A permission over one field of a page. */
export interface FieldPermission {
  /** Its name behind the page's prefix, as `grantsOf` names it. */
  name: string
  /** What people call the field, and what may be done with it. */
  title: Text
  /** What the permission lists hold: one that shows (1), or one that lets change (2). */
  type: '1' | '2'
  /** The action of the permission lists, behind the prefix. */
  code: string
}

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText
const abilityTitles: Readonly<Record<FieldAbility, SourceText>> = {
  list: { 'zh-CN': '在列表中查看${field}', 'en-US': 'See ${field} in lists', 'de-DE': '${field} in Listen sehen' },
  form: { 'zh-CN': '在表单中查看${field}', 'en-US': 'See ${field} in forms', 'de-DE': '${field} in Formularen sehen' },
  edit: { 'zh-CN': '修改${field}', 'en-US': 'Change ${field}', 'de-DE': '${field} ändern' },
}
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText

const editEnding = '@edit'

function nameOf(ability: FieldAbility, field: string): string {
  return ability === 'edit' ? `${field}${editEnding}` : codeOn(ability, field)
}

/** The name of a permission that a page has made, by its action: one that lets change a field has the field's own. */
export function nameOfCode(code: string, type: '1' | '2'): string {
  return type === '2' ? nameOf('edit', code) : code
}

/** Whether a permission of that name is one over a field. */
export function isOverField(name: string): boolean {
  return name.includes('@')
}

/** What a line gives. */
export function abilitiesOf({ list = 'visible', form = 'editable' }: FieldRight): FieldAbility[] {
  return [
    ...(list === 'visible' ? (['list'] as const) : []),
    ...(form === 'hidden' ? [] : (['form'] as const)),
    ...(form === 'editable' ? (['edit'] as const) : []),
  ]
}

/** The fields that the rights of a page name, each with what is not everybody's. */
function controlledOf(page: PageConfig): { field: string; byRole: [string, FieldRight][]; controlled: FieldAbility[] }[] {
  return Object.entries(partsOf(page).rights?.fields ?? {}).map(([field, rights]) => {
    // The page may have been broken behind the check's back: then nobody is given anything.
    const byRole = Object.entries(rights ?? {}).filter(([, right]) => right !== null && typeof right === 'object')
    const open = byRole.filter(([role]) => role === everybody).flatMap(([, right]) => abilitiesOf(right))
    return { field, byRole, controlled: abilities.filter((ability) => !open.includes(ability)) }
  })
}

/** Every permission over the fields of a page. What everybody may do with a field needs none. */
export function fieldPermissionsOf(page: PageConfig): FieldPermission[] {
  return controlledOf(page).flatMap(({ field, controlled }) =>
    controlled.map((ability): FieldPermission => {
      const isEdit = ability === 'edit'
      const code = isEdit ? field : codeOn(ability, field)
      return { name: nameOf(ability, field), title: titleOf(page, field, ability), type: isEdit ? '2' : '1', code }
    }),
  )
}

/** The names of the permissions over fields, by the role that the page gives them to. */
export function fieldGrantsOf(page: PageConfig): Map<string, string[]> {
  const grants = new Map<string, string[]>()
  for (const { field, byRole, controlled } of controlledOf(page)) {
    for (const [role, right] of byRole) {
      if (role === everybody) continue
      const names = abilitiesOf(right).flatMap((ability) => (controlled.includes(ability) ? [nameOf(ability, field)] : []))
      grants.set(role, [...(grants.get(role) ?? []), ...names])
    }
  }
  return grants
}

/** Keys of the fields that rights keep from some in that place, of sub-tables as `<sub>:<key>`. */
export function fieldsKeptFromSome(page: PageConfig, ability: FieldAbility): ReadonlySet<string> {
  return new Set(controlledOf(page).flatMap(({ field, controlled }) => (controlled.includes(ability) ? [field] : [])))
}

function titleOf(page: PageConfig, field: string, ability: FieldAbility): Text {
  const [sub = '', key] = field.includes(':') ? field.split(':', 2) : ['', field]
  const fields = sub === '' ? mainFieldsOf(page) : (subTablesOf(page).find((table) => table.key === sub)?.columns ?? [])
  const title = fields.find((one) => one.key === key)?.title ?? field
  const inLanguage = (language: Language) => {
    return fillText(translate(abilityTitles[ability], language), { field: chooseText(title, language, field) })
  }
  return { ...Object.fromEntries(languageCodes.map((language) => [language, inLanguage(language)])), 'zh-CN': inLanguage('zh-CN') }
}
