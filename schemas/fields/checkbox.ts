import type { CustomValue, OnOffBase } from './FieldBase'
import type { FieldFacts } from './FieldFacts'

/** One box that is ticked or not. */
export interface CheckboxField extends OnOffBase {
  type: 'checkbox'
}

export const checkbox: FieldFacts<CheckboxField> = {
  aliases: [],
  column: () => 'text',
  valueSchema: (field) => ({ enum: [...onOff(field)] }),
  initialValue: (field) => onOff(field)[1],
  query: 'eq',
  labels: () => null,
  examples: [{ type: 'checkbox', key: 'urgent', title: { 'zh-CN': '加急', 'en-US': 'Urgent', 'de-DE': 'Eilig' }, customValue: ['Y', 'N'] }],
}

const usualValues: CustomValue = ['Y', 'N']

/** The stored values for on and off. */
export function onOff(field: Pick<OnOffBase, 'customValue'>): CustomValue {
  return field.customValue ?? usualValues
}
