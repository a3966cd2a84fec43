import type { CompiledExpression } from '../rules/expression'
import type { FieldBase } from './FieldBase'
import type { FieldFacts } from './FieldFacts'
import { factsOf } from './findFieldKind'
import type { InputCase } from './InputCase'
import type { FieldConfig } from './index'

/** The cases of a field; none in a page that may be broken. */
export function inputCasesOf({ inputs }: Pick<FieldBase, 'inputs'>): readonly InputCase[] {
  return Array.isArray(inputs) ? inputs : []
}

/** The field with the kind of a case in the place of its own. What every field says stays with the field itself. */
export function fieldOfCase({ key, title }: Pick<FieldBase, 'key' | 'title'>, { as }: InputCase): FieldConfig {
  // A cast: a kind with the key of its field is a field.
  return { ...as, key, ...(title === undefined ? {} : { title }) } as FieldConfig
}

/** The value that stands in a row as the kind of its case has it: in a field that stores text a number is its text. */
export function valueOfCase(facts: Pick<FieldFacts, 'column' | 'valueSchema'>, field: FieldBase, stored: unknown): unknown {
  if (typeof stored !== 'string') return stored
  const listed = facts.valueSchema(field).enum?.find((value) => String(value) === stored)
  if (listed !== undefined) return listed
  const isNumber = numberTypes.has(facts.column(field)) && stored.trim() !== '' && Number.isFinite(Number(stored))
  return isNumber ? Number(stored) : stored
}

const numberTypes: ReadonlySet<unknown> = new Set(['integer', 'numeric'])

/** true for a field with cases that stores text: whatever its cases give is stored as its text. */
export function storesTexts(field: FieldConfig): boolean {
  return inputCasesOf(field).length > 0 && factsOf(field).column(field) === 'text'
}

/** Which of its inputs a field has in a row, by their compiled conditions; -1 where its own counts, and while expressions cannot be read. */
export function inputOfRow(inputs: readonly { when: CompiledExpression }[] = [], row: Readonly<Record<string, unknown>>): number {
  return inputs.findIndex(({ when }) => when.evaluate({ row }) === true)
}
