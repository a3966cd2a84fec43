import type { JSONSchema7 } from 'json-schema'
import type { Row } from '../../../schemas/api/Result'
import type { FieldConfig } from '../../../schemas/fields'
import { factsOf, isFieldKind } from '../../../schemas/fields/findFieldKind'
import { mainFieldsOf } from '../../../schemas/page/anatomy'
import { chooseText, type Language } from '../../../schemas/page/Text'

const rowCount = 5

function fitsSchema(schema: JSONSchema7, index: number): string | number | null {
  if (Array.isArray(schema.enum)) return schema.enum[index % schema.enum.length] as string | number
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'number' || type === 'integer') return Math.max(schema.minimum ?? 1, 1) + index
  return null
}

/** A value that a field of this kind could hold, found from the facts of the kind. */
function sampleValue(field: FieldConfig, index: number, language: Language): string | number | boolean | null {
  const facts = factsOf(field)
  const labels = facts.labels?.(field)
  if (labels?.from === 'options') return labels.options[index % labels.options.length]?.value ?? null
  if (labels) return null
  if (facts.sample) return facts.sample(field, index)
  const value = fitsSchema(facts.valueSchema(field), index)
  if (value !== null) return value
  return facts.valueSchema(field).pattern ? null : `${chooseText(field.title, language, field.key)} ${index + 1}`
}

function readableFields(config: unknown): FieldConfig[] {
  if (config === null || typeof config !== 'object') return []
  return mainFieldsOf(config).filter(({ type, key }) => isFieldKind(type) && typeof key === 'string')
}

/** Rows for the preview of a page whose table does not exist yet, in the reader's language: some for each kind of value. */
export function sampleRows(config: unknown, language: Language): Row[] {
  const fields = readableFields(config)
  return Array.from({ length: rowCount }, (_, index) => ({
    id: `sample-${index}`,
    rowVersion: 1,
    ...Object.fromEntries(fields.map((field) => [field.key, sampleValue(field, index, language)])),
  }))
}
