import type { Row } from '../../../schemas/api/Result'
import type { FieldConfig } from '../../../schemas/fields'
import type { FieldValue } from '../../../schemas/fields/FieldFacts'
import { isFieldKind } from '../../../schemas/fields/findFieldKind'
import { mainFieldsOf } from '../../../schemas/page/anatomy'
import type { Language } from '../../../schemas/page/Text'
import { sampleValue } from './sampleValue'

const rowCount = 5

function readableFields(config: unknown): FieldConfig[] {
  if (config === null || typeof config !== 'object') return []
  return mainFieldsOf(config).filter(({ type, key }) => isFieldKind(type) && typeof key === 'string')
}

/** A field that is being written may lack what its kind asks for. Its column says so; the row is one without a value. */
function knownValue(field: FieldConfig, index: number, language: Language): FieldValue {
  try {
    return sampleValue(field, index, language)
  } catch {
    return null
  }
}

/** Rows for the preview of a page whose table does not exist yet, in the reader's language: some for each kind of value. */
export function sampleRows(config: unknown, language: Language): Row[] {
  const fields = readableFields(config)
  return Array.from({ length: rowCount }, (_, index) => ({
    id: `sample-${index}`,
    rowVersion: 1,
    ...Object.fromEntries(fields.map((field) => [field.key, knownValue(field, index, language)])),
  }))
}
