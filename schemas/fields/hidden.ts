import type { FieldBase } from './FieldBase'
import type { FieldFacts } from './FieldFacts'

/** A value that travels with the row and is never shown. */
export interface HiddenField extends FieldBase {
  type: 'hidden'
}

export const hidden: FieldFacts<HiddenField> = {
  aliases: [],
  column: () => 'text',
  valueSchema: () => ({ type: ['string', 'number', 'boolean'] }),
  query: 'eq',
  isCarried: true,
  examples: [{ type: 'hidden', key: 'source', defaultValue: 'web' }],
}
