import { onOff } from './checkbox'
import type { OnOffBase } from './FieldBase'
import type { FieldFacts } from './FieldFacts'

/** A switch that is on or off. */
export interface SwitchField extends OnOffBase {
  type: 'switch'
}

export const switchField: FieldFacts<SwitchField> = {
  aliases: [],
  column: () => 'text',
  valueSchema: (field) => ({ enum: [...onOff(field)] }),
  initialValue: (field) => onOff(field)[1],
  query: 'eq',
  examples: [{ type: 'switch', key: 'active', title: { 'zh-CN': '启用', 'en-US': 'Active', 'de-DE': 'Aktiv' }, customValue: [1, 0] }],
}
