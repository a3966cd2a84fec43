import type { ChoiceBase } from '../../fields/FieldBase'
import { groupItemsOf, isOfRow, type LocatedField, type LocatedName, queryKeysOf } from '../../page/anatomy'
import { buttonsOf, type LocatedButton } from '../../page/buttonAnatomy'
import type { PageConfig } from '../../page/kinds'
import { toColumnName } from '../../page/tableNames'
import { systemFields } from '../../wire/systemFields'
import type { Finding } from '../Finding'
import type { CheckedPage, RowView } from './viewPage'

/** Names that stand twice where one of them would be lost. */
export function checkDuplicates(view: CheckedPage): Finding[] {
  return [
    ...view.rows.flatMap((row) => [
      ...findRepeated(row.fields.map(namedField)),
      ...findSameColumns(row, view),
      ...[...row.fields, ...row.kinds].flatMap(checkOptions),
    ]),
    ...findRepeated(view.subTables.map(({ key }, index) => ({ name: key, path: ['subTables', index, 'key'] }))),
    ...findRepeated(queryKeysOf(view.page)),
    ...findRepeated(groupItemsOf(view.page)),
    ...(['toolbar', 'row'] as const).flatMap((place) => findRepeated(buttonNames(view.page, place))),
  ]
}

function findRepeated(named: readonly LocatedName[]): Finding[] {
  const seen = new Set<string>()
  return named.flatMap(({ name, path }): Finding[] => {
    if (seen.has(name)) return [{ code: 'duplicate-key', path, values: { name } }]
    seen.add(name)
    return []
  })
}

const namedField = ({ field, path }: LocatedField): LocatedName => ({ name: field.key, path: [...path, 'key'] })

/** `orderNo` and `order_no` are two keys and one table column; `create_by` and `ID` are those of the system, where the page makes the table. */
function findSameColumns(row: RowView, { resource, subTables }: CheckedPage): Finding[] {
  const { of, key, fields } = row
  if (!isOfRow(row)) return []
  const foreignKey = of === 'sub' ? subTables.find((sub) => sub.key === key)?.foreignKey : undefined
  const taken = resource ? [...systemFields, ...(foreignKey === undefined ? [] : [foreignKey])] : []
  const keyByColumn = new Map(taken.map((name) => [toColumnName(name), name]))
  return fields.flatMap(({ field, path }): Finding[] => {
    const column = toColumnName(field.key)
    const other = keyByColumn.get(column)
    if (other === undefined) keyByColumn.set(column, field.key)
    if (other === undefined || other === field.key) return []
    return [{ code: 'same-column', path: [...path, 'key'], values: { name: field.key, other, column } }]
  })
}

function checkOptions({ field, path }: LocatedField): Finding[] {
  const { options = [] } = field as ChoiceBase
  return findRepeated(options.map((option, index) => ({ name: String(option.value), path: [...path, 'options', index, 'value'] })))
}

/** Two buttons of one name would share a permission; one over the list and one in its rows may. */
function buttonNames(page: PageConfig, place: LocatedButton['of']): LocatedName[] {
  return buttonsOf(page).flatMap(({ of, button, path }) => (of === place ? [{ name: button.name, path: [...path, 'name'] }] : []))
}
