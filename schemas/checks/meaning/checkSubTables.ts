import { factsOf } from '../../fields/findFieldKind'
import { type SubTable, wordsOfTables } from '../../page/parts/SubTable'
import { prefixOf, subTableCode } from '../../rights/pagePermissions'
import { subTableRights } from '../../rights/subTableRights'
import type { Finding, Path } from '../Finding'
import { holdsText } from './holdsText'
import { findMissing } from './missing'
import type { CheckedPage, RowView } from './viewPage'

/** What a sub-table says of its rows names columns that are there, permissions of the page, and what its rows can do. */
export function checkSubTables(view: CheckedPage): Finding[] {
  return view.subTables.flatMap((sub, index) => {
    const path = ['subTables', index]
    const row = view.rows.find(({ of, key }) => of === 'sub' && key === sub.key)
    if (sub.relation === 'one') return checkForm(sub, path)
    return [...checkPrefix(sub, path, view), ...(row ? [...checkDetailRow(sub, row, path), ...checkTree(sub, row, path)] : [])]
  })
}

function checkForm(sub: SubTable, path: Path): Finding[] {
  return wordsOfTables.flatMap((name) =>
    sub[name] === undefined ? [] : [{ code: 'only-for-tables', path: [...path, name], at: 'key', values: { name } }],
  )
}

/** A permission over the rows is never one over a column, whose names are made alike. */
function checkPrefix({ authPre }: SubTable, path: Path, { page, subTables }: CheckedPage): Finding[] {
  if (authPre === undefined) return []
  const at = [...path, 'authPre']
  const code = subTableCode(page, authPre)
  if (code === undefined) return [{ code: 'sub-prefix', path: at, values: { prefix: prefixOf(page) } }]
  const taken = new Set(subTables.flatMap(({ key, columns }) => columns.map((column) => `${key}:${column.key}`)))
  return Object.keys(subTableRights).flatMap((right) => {
    const name = `${code}:${right}`
    return taken.has(name) ? [{ code: 'duplicate-key', path: at, values: { name } }] : []
  })
}

function checkDetailRow({ detailRow, tree }: SubTable, { shownNames }: RowView, path: Path): Finding[] {
  if (!detailRow) return []
  const at = [...path, 'detailRow']
  const { fields, text } = detailRow
  return [
    ...(fields === undefined && text === undefined ? [{ code: 'empty-detail', path: at } as const] : []),
    ...(tree ? [{ code: 'detail-in-tree', path: at, at: 'key' } as const] : []),
    ...(fields ?? []).flatMap((name, index) => findMissing('unknown-field', name, shownNames, [...at, 'fields', index])),
  ]
}

function checkTree({ tree }: SubTable, { fields, names, shownNames }: RowView, path: Path): Finding[] {
  if (!tree) return []
  const parent = fields.find(({ field }) => field.key === tree.parentKey)?.field
  const order = fields.find(({ field }) => factsOf(field).isRowOrder)
  return [
    ...findMissing('unknown-field', tree.parentKey, names, [...path, 'tree', 'parentKey']),
    ...(tree.labelKey === undefined ? [] : findMissing('unknown-field', tree.labelKey, shownNames, [...path, 'tree', 'labelKey'])),
    ...(parent && !holdsText(parent)
      ? [{ code: 'no-row-id', path: [...path, 'tree', 'parentKey'], values: { name: tree.parentKey } } as const]
      : []),
    ...(order ? [{ code: 'order-in-tree', path: order.path, values: { name: order.field.key } } as const] : []),
  ]
}
