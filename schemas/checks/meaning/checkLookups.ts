import type { FieldConfig } from '../../fields'
import { factsOf } from '../../fields/findFieldKind'
import { propertyOf } from '../../fields/lookup'
import { isOfRow, type LocatedField, partsOf } from '../../page/anatomy'
import { isSystemField, systemFieldOf } from '../../wire/systemFields'
import type { Finding } from '../Finding'
import { findMissing } from './missing'
import type { CheckedPage, RowView } from './viewPage'

/** What says something of a value that is typed or stored; a field that shows a property of a record has none of its own. */
const meaningless = ['isOrder', 'statistics', 'defaultValue', 'value', 'validateRules', 'requiredWhen', 'sets', 'inputs'] as const

/** Every field that shows a property of a record names a field that chooses one, and a field of its table. */
export function checkLookups(view: CheckedPage): Finding[] {
  return view.rows.flatMap((row) =>
    row.fields.flatMap((located) => {
      const shown = factsOf(located.field).looksUp?.(located.field)
      return shown ? [...checkPlace(located, row, view), ...checkRecord(located, shown, row, view), ...checkProperties(located)] : []
    }),
  )
}

/** Records are looked up with the rows of a page. */
function checkPlace({ field, path }: LocatedField, row: RowView, { page }: CheckedPage): Finding[] {
  if (isOfRow(row) && partsOf(page).source === undefined) return []
  return [{ code: 'no-lookup-here', path: [...path, 'type'], values: { name: field.key } }]
}

function checkRecord({ field, path }: LocatedField, shown: { of: string; field: string }, row: RowView, { known }: CheckedPage): Finding[] {
  const missing = findMissing('unknown-field', shown.of, row.names, [...path, 'of'])
  if (missing.length > 0) return missing
  const chooser = chooserOf(shown.of, row)
  const source = propertyOf(chooser && factsOf(chooser).labels?.(chooser), shown.field)
  if (!source) return [{ code: 'no-record', path: [...path, 'of'], values: { name: field.key, other: shown.of } }]
  const { table } = source
  return findMissing('unknown-table-field', shown.field, known.tables?.get(table), [...path, 'field'], { values: { table } })
}

function chooserOf(key: string, { fields }: RowView): FieldConfig | undefined {
  return fields.find(({ field }) => field.key === key)?.field ?? (isSystemField(key) ? systemFieldOf(key).field : undefined)
}

function checkProperties({ field, path }: LocatedField): Finding[] {
  return meaningless.flatMap((name): Finding[] =>
    field[name] === undefined
      ? []
      : [{ code: 'only-shown', path: [...path, name], at: 'key', values: { name: field.key, property: name } }],
  )
}

/** Says of a field that shows a property of a record why it cannot be named where a stored field is wanted, instead of that there is none. */
export function explainLookups(findings: readonly Finding[], { rows }: CheckedPage): Finding[] {
  const keys = new Set(rows.flatMap(({ fields }) => fields.flatMap(({ field }) => (factsOf(field).looksUp ? [field.key] : []))))
  if (keys.size === 0) return [...findings]
  return findings.map((finding) => {
    const isUnknown = finding.code === 'unknown-field' || finding.code === 'unknown-in-expression'
    const key = isUnknown ? String(finding.values?.name).replace(/^.*\./, '') : ''
    return keys.has(key) ? { ...finding, code: 'only-looked-up', values: { name: key }, suggestion: undefined } : finding
  })
}
