import { sampleValue } from '../../../runtime/studio/Preview/sampleValue'
import type { FieldConfig } from '../../../schemas/fields'
import type { FieldValue } from '../../../schemas/fields/FieldFacts'
import { factsOf } from '../../../schemas/fields/findFieldKind'
import { dictItems, tables } from './fakeAnswers'

/** A stored value of the field, found from the facts of its kind: one that the fake server knows, where it has labels. */
export function sampleOf(field: FieldConfig): FieldValue {
  const facts = factsOf(field)
  const labels = facts.labels?.(field)
  if (labels?.from === 'dict') return dictItems(labels.code)[0]?.value ?? null
  if (labels?.from === 'table') return String(tables[labels.table]?.[0]?.[labels.value])
  // A preview shows no file that nobody uploaded.
  if (facts.holdsFiles) return 'temp/picture_1763700000000.png'
  return sampleValue(field, 0, 'zh-CN')
}
