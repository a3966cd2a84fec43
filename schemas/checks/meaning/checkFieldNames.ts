import { groupItemsOf, partsOf } from '../../page/anatomy'
import type { Dashboard } from '../../page/parts/Dashboard'
import { isSystemField } from '../../wire/systemFields'
import type { Finding, Path } from '../Finding'
import { findMissing } from './missing'
import type { CheckedPage } from './viewPage'

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
  return rows.flatMap(({ fields, names }) =>
    fields.flatMap(({ field, path }) => [
      ...Object.keys(field.sets ?? {}).flatMap((name) => checkWritten(name, names, [...path, 'sets', name])),
      ...(field.validateRules ?? []).flatMap(({ notAfter }, index) =>
        notAfter === undefined ? [] : findMissing('unknown-field', notAfter, names, [...path, 'validateRules', index, 'notAfter']),
      ),
    ]),
  )
}

function checkWritten(name: string, names: ReadonlySet<string>, path: Path): Finding[] {
  if (isSystemField(name)) return [{ code: 'system-field', path, at: 'key', values: { name } }]
  return findMissing('unknown-field', name, names, path, { at: 'key' })
}
