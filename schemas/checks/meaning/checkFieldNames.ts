import type { FieldConfig } from '../../fields'
import type { ColumnType } from '../../fields/FieldFacts'
import { factsOf } from '../../fields/findFieldKind'
import { groupItemsOf, partsOf } from '../../page/anatomy'
import type { Dashboard } from '../../page/parts/Dashboard'
import { isSystemField, systemFieldOf } from '../../wire/systemFields'
import type { Finding, Path } from '../Finding'
import { columnTypes } from '../namesOfPage'
import { findMissing } from './missing'
import type { CheckedPage, RowView } from './viewPage'

/** Everything that names a field of the page names one that is there. */
export function checkFieldNames(view: CheckedPage): Finding[] {
  return [...checkListNames(view), ...checkFormNames(view), ...checkResourceNames(view), ...checkFieldsOwnNames(view)]
}

function checkListNames({ page, main }: CheckedPage): Finding[] {
  const { defaultSort = [], tree, detailRow } = partsOf(page)
  const field = (name: string, path: Path) => findMissing('unknown-field', name, main.names, path)
  return [
    ...defaultSort.flatMap(({ column }, index) => field(column, ['defaultSort', index, 'column'])),
    ...(detailRow?.fields ?? []).flatMap((name, index) =>
      findMissing('unknown-field', name, main.shownNames, ['detailRow', 'fields', index]),
    ),
    ...(['parentKey', 'labelKey', 'hasChildKey'] as const).flatMap((name) =>
      tree?.[name] === undefined ? [] : field(tree[name], ['tree', name]),
    ),
    ...Object.keys(tree?.condition ?? {}).flatMap((name) =>
      findMissing('unknown-field', name, main.names, ['tree', 'condition', name], { at: 'key' }),
    ),
  ]
}

function checkFormNames({ page, main }: CheckedPage): Finding[] {
  return groupItemsOf(page).flatMap(({ name, path }) => findMissing('unknown-field', name, main.shownNames, path))
}

function checkResourceNames({ resource, main }: CheckedPage): Finding[] {
  if (!resource) return []
  const field = (name: string, path: Path) => findMissing('unknown-field', name, main.names, ['resource', ...path])
  const lists = (['indexes', 'unique'] as const).flatMap((list) =>
    (resource[list] ?? []).flatMap((names, at) => names.flatMap((name, index) => field(name, [list, at, index]))),
  )
  return [
    ...(resource.fields ?? []).flatMap((name, index) => field(name, ['fields', index])),
    ...lists,
    ...(resource.owner === undefined ? [] : field(resource.owner, ['owner'])),
    ...(resource.responsible === undefined ? [] : field(resource.responsible, ['responsible'])),
    ...(resource.actions ?? []).flatMap(({ set }, index) =>
      Object.keys(set).length === 0
        ? [{ code: 'empty-set' as const, path: ['resource', 'actions', index, 'set'] }]
        : Object.keys(set).flatMap((name) => checkWritten(name, main.names, ['resource', 'actions', index, 'set', name])),
    ),
    ...checkDashboardNames(resource.dashboard, field),
  ]
}

function checkDashboardNames({ tasks, counts = [] }: Dashboard = {}, field: (name: string, path: Path) => Finding[]): Finding[] {
  const named = (['title', 'assignee', 'due', 'state'] as const).flatMap((part) => {
    const name = tasks?.[part]
    return name === undefined ? [] : field(name, ['dashboard', 'tasks', part])
  })
  return [...named, ...counts.flatMap(({ groupBy }, at) => field(groupBy, ['dashboard', 'counts', at, 'groupBy']))]
}

function checkFieldsOwnNames({ rows }: CheckedPage): Finding[] {
  return rows.flatMap((row) =>
    row.fields.flatMap(({ field, path }) => [
      ...Object.keys(field.sets ?? {}).flatMap((name) => checkWritten(name, row.names, [...path, 'sets', name])),
      ...(field.validateRules ?? []).flatMap(({ notAfter }, index) =>
        notAfter === undefined ? [] : checkOrder(field, notAfter, row, [...path, 'validateRules', index, 'notAfter']),
      ),
    ]),
  )
}

/** What a value does not lie after is there, and stored in the same way: else neither lies after the other. */
function checkOrder(field: FieldConfig, name: string, { fields, names }: RowView, path: Path): Finding[] {
  const missing = findMissing('unknown-field', name, names, path)
  const other = isSystemField(name) ? systemFieldOf(name).field : fields.find((place) => place.field.key === name)?.field
  if (missing.length > 0 || !other) return missing
  const [own, its] = [orderOf(field), orderOf(other)]
  if (own === undefined || its === undefined || own === its) return []
  return [{ code: 'not-in-order', path, values: { name: field.key, other: name } }]
}

/** What the values of a field lie in order by; undefined where that is not known. */
function orderOf(field: FieldConfig): ColumnType | undefined {
  const column = columnTypes([field]).get(field.key) ?? undefined
  if (column === undefined || field.inputs !== undefined) return undefined
  if (column === 'integer') return 'numeric'
  // Days, moments and the months of a day lie in one order as they are written.
  return column === 'date' || factsOf(field).ofDay?.(field, '2026-01-31') !== undefined ? 'timestamp' : column
}

function checkWritten(name: string, names: ReadonlySet<string>, path: Path): Finding[] {
  if (isSystemField(name)) return [{ code: 'system-field', path, at: 'key', values: { name } }]
  return findMissing('unknown-field', name, names, path, { at: 'key' })
}
