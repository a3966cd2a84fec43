import { type RecordSelectField, recordKeysOf } from '../../../schemas/fields/recordSelect'
import type { RecordSource } from '../../session/records'

/** Where the records of a field come from. */
export function recordSourceOf(field: RecordSelectField): RecordSource {
  const { listUrl, valueUrl } = field
  const { valueKey, labelKey } = recordKeysOf(field)
  return { listUrl, valueUrl, valueKey, labelKey }
}
