import type { Finding, Path } from '../checks/Finding'
import { findMissing } from '../checks/meaning/missing'
import { toColumnName } from '../page/tableNames'
import type { FieldInPage } from './FieldFacts'
import { choiceValueOf, type RowChoices } from './RowChoices'

/** The table and the fields that choices name are there, and what is stored as a number is one. */
export function checkRowChoices(choices: RowChoices, isNumber: boolean, { path, known }: FieldInPage): Finding[] {
  const { table } = choices
  const at = [...path, 'choices']
  const unknown = findMissing('unknown-table', table, known.tables, [...at, 'table'])
  if (unknown.length > 0) return unknown
  const names = known.tables?.get(table)
  const missing = fieldsNamed(choices).flatMap(([name, place]) =>
    isNamed(name, names) ? [] : findMissing('unknown-table-field', name, names, [...at, ...place], { values: { table } }),
  )
  return missing.length > 0 || !isNumber ? missing : checkStored(choices, at, known.tableColumns?.get(table))
}

/** The fields of the table that choices name, with their places; what their condition names is checked as every expression. */
function fieldsNamed({ label, value, color, order = [] }: RowChoices): [string, Path][] {
  const sorted = order.map(({ column }, index): [string, Path] => [column, ['order', index, 'column']])
  return [
    [label, ['label']],
    ...(value === undefined ? [] : [[value, ['value']] as [string, Path]]),
    ...(color === undefined ? [] : [[color, ['color']] as [string, Path]]),
    ...sorted,
  ]
}

/** A field is named by its key, or as the table has it. */
function isNamed(name: string, keys: ReadonlySet<string> | undefined): boolean {
  return !keys || keys.has(name) || [...keys].some((key) => toColumnName(key) === name)
}

function checkStored(choices: RowChoices, path: Path, columns: ReadonlyMap<string, unknown> | undefined): Finding[] {
  const name = choiceValueOf(choices)
  const type = columns?.get(name)
  if (type === undefined || type === 'numeric' || type === 'integer') return []
  return [{ code: 'no-number-column', path: [...path, 'value'], values: { name, table: choices.table } }]
}
