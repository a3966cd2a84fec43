import type { FieldConfig } from '../../fields'
import { factsOf } from '../../fields/findFieldKind'
import { isShownIn } from '../../form/typedFields'
import { factsOfPage, partsOf } from '../../page/anatomy'
import { kindUrls } from '../../page/kindUrls'
import { isMenuIcon, menuIconNames, plainIconName } from '../../page/menuIcons'
import { isAskedFor } from '../../page/parts/Toolbar'
import { isRequiredRule, rulesOf } from '../../rules/rulesOf'
import { type RowCallName, rowCalls } from '../../wire/rowCalls'
import { isSystemField } from '../../wire/systemFields'
import type { Finding } from '../Finding'
import { nearestName } from '../nearestName'
import { checkCalledPaths } from './checkCalledPaths'
import type { CheckedPage } from './viewPage'

/** What somebody is asked for or offered can be reached: a field that must be filled, the call behind a button or behind choices, the place in the menu. */
export function checkReach(view: CheckedPage): Finding[] {
  return [...checkShown(view), ...checkRequired(view), ...checkToolbar(view), ...checkCalledPaths(view), ...checkMenu(view)]
}

/** A page of rows without a column that is shown is empty however many rows it has. */
function checkShown({ page, main }: CheckedPage): Finding[] {
  if (!factsOfPage(page.kind).followsRow) return []
  const isShown = main.fields.some(({ field }) => isShownIn('table', field, factsOf(field)))
  return isShown || main.fields.length === 0 ? [] : [{ code: 'no-shown-column', path: ['columns'], at: 'key' }]
}

function checkRequired({ page, main }: CheckedPage): Finding[] {
  if (partsOf(page).url?.add === undefined) return []
  const filled = new Set(main.fields.flatMap(({ field }) => [...(factsOf(field).fills?.(field) ?? []), ...Object.keys(field.sets ?? {})]))
  return main.fields.flatMap(({ field, path }): Finding[] => {
    const rule = rulesOf(field).findIndex(isRequiredRule)
    if (rule === -1 || canBeFilled(field) || filled.has(field.key)) return []
    return [{ code: 'never-filled', path: [...path, 'validateRules', rule], values: { name: field.key } }]
  })
}

/** What is not visible at all is not checked either. */
function canBeFilled(field: FieldConfig): boolean {
  const { form, disabled, visible, value, defaultValue = null, key } = field
  const { isReadOnly, initialValue } = factsOf(field)
  const isOffered = form !== false && disabled !== true && !isReadOnly
  return isOffered || visible === false || value !== undefined || defaultValue !== null || initialValue !== undefined || isSystemField(key)
}

/** A button that the page wants and whose call it does not have. */
function checkToolbar({ page }: CheckedPage): Finding[] {
  const { toolbar, url: own } = partsOf(page)
  const url = { ...kindUrls(page.kind, page.code), ...own }
  return Object.entries(rowCalls).flatMap(([name, { button }]): Finding[] => {
    const isDead = button !== undefined && isAskedFor(toolbar?.[button]) && url[name as RowCallName] === undefined
    return isDead ? [{ code: 'call-missing', path: ['toolbar', button], at: 'key', values: { name } }] : []
  })
}

function checkMenu({ page: { menu }, known: { menuGroups } }: CheckedPage): Finding[] {
  const { icon, parent } = menu || {}
  const warn = (code: 'unknown-icon' | 'unknown-menu-group', part: string, name: string, names: readonly string[]): Finding => {
    return {
      code,
      path: ['menu', part],
      values: { name, known: names.join(', ') },
      suggestion: nearestName(name, names),
      severity: 'warning',
    }
  }
  return [
    ...(icon === undefined || isMenuIcon(plainIconName(icon)) ? [] : [warn('unknown-icon', 'icon', icon, menuIconNames)]),
    ...(parent === undefined || !menuGroups || menuGroups.has(parent)
      ? []
      : [warn('unknown-menu-group', 'parent', parent, [...menuGroups])]),
  ]
}
