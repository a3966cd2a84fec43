import type { Row } from '../../../schemas/api/Result'
import type { FieldConfig } from '../../../schemas/fields'
import { isFieldKind } from '../../../schemas/fields/findFieldKind'
import { mainFieldsOf } from '../../../schemas/page/anatomy'
import type { Language } from '../../../schemas/page/Text'
import { sampleValue } from './sampleValue'

const rowCount = 5

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
