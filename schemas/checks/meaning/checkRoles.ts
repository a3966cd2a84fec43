import type { FieldConfig } from '../../fields'
import { factsOf } from '../../fields/findFieldKind'
import { partsOf } from '../../page/anatomy'
import { isSystemField } from '../../wire/systemFields'
import type { Finding, Path } from '../Finding'
import { expressionType } from './expressionFields'
import { holdsText } from './holdsText'
import type { CheckedPage } from './viewPage'

/** A field that the page names for something can be it: the owner holds a user, the parent an id, a figure is worked out of numbers, what is shown is stored. */
export function checkRoles(view: CheckedPage): Finding[] {
  return [
    ...checkStored(view),
    ...checkOwner(view),
    ...checkResponsible(view),
    ...checkTree(view),
    ...checkIndexes(view),
    ...view.rows.flatMap(({ fields }) => fields.flatMap(checkFigures)),
  ]
}

function fieldOf({ main }: CheckedPage, key: string | undefined): FieldConfig | undefined {
  return key === undefined ? undefined : main.fields.find(({ field }) => field.key === key)?.field
}

/** A field without a column can be neither saved nor asked for. */
function checkStored({ resource, main }: CheckedPage): Finding[] {
  const stored = resource?.fields && new Set<string>(resource.fields)
  if (!stored || [...stored].some((name) => !main.names.has(name))) return []
  const missing = main.fields.filter(
    ({ field }) => !stored.has(field.key) && !isSystemField(field.key) && factsOf(field).column(field) !== null,
  )
  const names = missing.map(({ field }) => field.key).join(', ')
  return names === '' ? [] : [{ code: 'not-stored', path: ['resource', 'fields'], values: { names } }]
}

function checkOwner(view: CheckedPage): Finding[] {
  const { owner } = view.resource ?? {}
  const path = ['resource', 'owner']
  if (owner !== undefined && isSystemField(owner)) return owner === 'createBy' ? [] : [{ code: 'no-user', path, values: { name: owner } }]
  const field = fieldOf(view, owner)
  if (!field) return []
  const chosen = chosenUser(field)
  return holdsText(field) && (chosen === undefined || chosen === 'username') ? [] : [{ code: 'no-user', path, values: { name: field.key } }]
}

/** What the field stores of a user; undefined where it may hold anything, null where it holds something else than users. */
function chosenUser(field: FieldConfig): string | null | undefined {
  const labels = factsOf(field).labels?.(field)
  if (!labels) return undefined
  return labels.from === 'table' && labels.table === 'sys_user' ? labels.value : null
}

/** Whoever is responsible for a row is a user, or several; a row that everybody has of their own has nobody else. */
function checkResponsible(view: CheckedPage): Finding[] {
  const { responsible } = view.resource ?? {}
  if (responsible === undefined) return []
  const path = ['resource', 'responsible']
  const field = fieldOf(view, responsible)
  const chosen = field && chosenUser(field)
  const holdsUser = field
    ? chosen === 'username' || chosen === 'id' || (chosen === undefined && holdsText(field))
    : !isSystemField(responsible)
  return [
    ...(holdsUser || responsible === 'createBy' ? [] : [{ code: 'not-responsible', path, values: { name: responsible } } as const]),
    ...(partsOf(view.page).ownRow ? [{ code: 'responsible-own-row', path, at: 'key' } as const] : []),
  ]
}

function checkTree(view: CheckedPage): Finding[] {
  const { tree } = partsOf(view.page)
  if (!tree) return []
  const { parentKey, labelKey, hasChildKey } = tree
  const parent = fieldOf(view, parentKey)
  const isLabel = parentKey === (labelKey ?? view.main.fields[0]?.field.key)
  const isNoParent = isSystemField(parentKey) || isLabel || (parent && !holdsText(parent))
  const flag = fieldOf(view, hasChildKey)
  const isNoFlag = hasChildKey !== undefined && (isSystemField(hasChildKey) || hasChildKey === parentKey || (flag && !holdsText(flag)))
  const at = (code: 'no-parent' | 'no-flag', name: string, path: Path): Finding => ({ code, path, values: { name } })
  return [
    ...(isNoParent ? [at('no-parent', parentKey, ['tree', 'parentKey'])] : []),
    ...(isNoFlag ? [at('no-flag', hasChildKey, ['tree', 'hasChildKey'])] : []),
  ]
}

/** An index is over fields, each once; very long texts have none. */
function checkIndexes(view: CheckedPage): Finding[] {
  return (['indexes', 'unique'] as const).flatMap((list) =>
    (view.resource?.[list] ?? []).flatMap((names, at): Finding[] => {
      const path = ['resource', list, at]
      if (names.length === 0) return [{ code: 'too-few-items', path, values: { found: 0, limit: 1 } }]
      return names.flatMap((name, index): Finding[] => {
        const field = fieldOf(view, name)
        if (names.indexOf(name) !== index) return [{ code: 'duplicate-key', path: [...path, index], values: { name } }]
        return field && factsOf(field).isHtml ? [{ code: 'no-index', path: [...path, index], values: { name } }] : []
      })
    }),
  )
}

/** Sums and averages are of numbers; a field that is only shown may hold one. */
function checkFigures({ field, path }: { field: FieldConfig; path: Path }): Finding[] {
  const type = expressionType(field)
  const isNumber = type === 'number' || (type === 'dyn' && factsOf(field).isReadOnly === true)
  return (field.statistics ?? []).length === 0 || isNumber
    ? []
    : [{ code: 'no-figures', path: [...path, 'statistics'], values: { name: field.key } }]
}
