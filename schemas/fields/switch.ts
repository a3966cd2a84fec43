import { onOff } from './checkbox'
import type { CustomValue, FieldBase } from './FieldBase'
import type { FieldFacts } from './FieldFacts'

/** A switch that is on or off. */
export interface SwitchField extends FieldBase {
  type: 'switch'
  /** Values stored for on and off; `["Y", "N"]` when left out. */
  customValue?: CustomValue
}

export const switchField: FieldFacts<SwitchField> = {
  aliases: [],
  column: () => 'text',
  valueSchema: (field) => ({ enum: [...onOff(field)] }),
  initialValue: (field) => onOff(field)[1],
  query: 'eq',
  examples: [{ type: 'switch', key: 'active', title: { 'zh-CN': '启用', 'en-US': 'Active', 'de-DE': 'Aktiv' }, customValue: [1, 0] }],
}
