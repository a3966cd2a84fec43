import type { FieldBase } from './FieldBase'
import { type FieldFacts, type LabelSource, textSchema } from './FieldFacts'

/** A property of the record that another field of the row has chosen, for example the phone number of the customer. It is shown and stored nowhere. */
export interface LookupField extends FieldBase {
  type: 'lookup'
  /**
   * Key of the field that chooses the record: one with `choices`, or of a user, department or tree.
   * @names fields
   */
  of: string
  /** Field of the chosen record's table that is shown. Who may not see it there sees nothing here. */
  field: string
}

export const lookup: FieldFacts<LookupField> = {
  aliases: [],
  column: () => null,
  valueSchema: () => textSchema(),
  query: 'like',
  isReadOnly: true,
  looksUp: ({ of, field }) => ({ of, field }),
  examples: [
    {
      type: 'lookup',
      key: 'ownerName',
      title: { 'zh-CN': '负责人', 'en-US': 'Owner', 'de-DE': 'Verantwortlich' },
      of: 'owner',
      field: 'realname',
    },
  ],
}

/** Where the texts of a property come from: the rows that the field chooses from, with another field of theirs. */
export function propertyOf(chosen: LabelSource | null | undefined, field: string): Extract<LabelSource, { from: 'table' }> | undefined {
  if (chosen?.from !== 'table') return undefined
  return { from: 'table', table: chosen.table, value: chosen.value, label: field, isProperty: true }
}
