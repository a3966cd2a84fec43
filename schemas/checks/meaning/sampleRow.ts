import type { FieldConfig } from '../../fields'
import { factsOf } from '../../fields/findFieldKind'
import type { LocatedField } from '../../page/anatomy'
import { evaluationLimits } from '../../rules/evaluationLimits'

/** Characters of a text in a row of a sub-table, of which there are many. */
const shortText = 20

/** A row with every field filled, to try expressions with: texts are long, unless there are many such rows. */
export function sampleRow(fields: readonly LocatedField[], isOneOfMany: boolean): Record<string, unknown> {
  return Object.fromEntries(fields.map(({ field }) => [field.key, sampleValue(field, isOneOfMany)]))
}

function sampleValue(field: FieldConfig, isOneOfMany: boolean): unknown {
  const facts = factsOf(field)
  const { type, maxLength } = facts.valueSchema(field)
  if (type === 'number' || type === 'integer') return 1
  if (type === 'boolean') return true
  const column = facts.column(field)
  if (column === 'date') return '2026-01-31'
  if (column === 'timestamp') return '2026-01-31 12:00:00'
  return 'x'.repeat(Math.min(maxLength ?? Number.POSITIVE_INFINITY, isOneOfMany ? shortText : evaluationLimits.trialTextLength))
}
