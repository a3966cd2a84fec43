import type { JSONSchema7 } from 'json-schema'
import type { FieldConfig } from '../../../schemas/fields'
import type { FieldValue } from '../../../schemas/fields/FieldFacts'
import { factsOf } from '../../../schemas/fields/findFieldKind'
import { chooseText, type Language } from '../../../schemas/page/Text'

function fitsSchema(schema: JSONSchema7, index: number): string | number | null {
  if (Array.isArray(schema.enum)) return schema.enum[index % schema.enum.length] as string | number
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'number' || type === 'integer') return Math.max(schema.minimum ?? 1, 1) + index
  return null
}

/** A value that a field of this kind could hold, found from the facts of the kind; `null` where only a dictionary or a table knows one. */
export function sampleValue(field: FieldConfig, index: number, language: Language): FieldValue {
  const facts = factsOf(field)
  const labels = facts.labels?.(field)
  if (labels?.from === 'options') return labels.options[index % labels.options.length]?.value ?? null
  if (labels) return null
  if (facts.sample) return facts.sample(field, index)
  const value = fitsSchema(facts.valueSchema(field), index)
  if (value !== null) return value
  return facts.valueSchema(field).pattern ? null : `${chooseText(field.title, language, field.key)} ${index + 1}`
}
