import { inEveryLanguage } from '../language/SourceText'
import type { Text } from '../page/Text'
import type { CustomValue, OnOffBase, Option } from './FieldBase'
import type { FieldFacts } from './FieldFacts'
import { type ReportView, readExtension } from './ReportView'

/** One box that is ticked or not. */
export interface CheckboxField extends OnOffBase {
  type: 'checkbox'
}

/** The online report tells the two values as a list. */
export const onOffView: ReportView<OnOffBase> = {
  name: 'switch',
  details: (field) => ({ fieldExtendJson: JSON.stringify(onOff(field)) }),
  read(details) {
    const [on, off] = Object.values(readExtension(details)).map((value) => (typeof value === 'number' ? value : String(value)))
    return on === undefined || off === undefined ? {} : { customValue: [on, off] }
  },
}

export const checkbox: FieldFacts<CheckboxField> = {
  aliases: [],
  column: () => 'text',
  valueSchema: (field) => ({ enum: [...onOff(field)] }),
  initialValue: (field) => onOff(field)[1],
  query: 'eq',
  reportView: { ...onOffView, isBorrowed: true },
  sides: (field) => sidesOf(field),
  labels: () => null,
  examples: [{ type: 'checkbox', key: 'urgent', title: { 'zh-CN': '加急', 'en-US': 'Urgent', 'de-DE': 'Eilig' }, customValue: ['Y', 'N'] }],
}

const usualTexts = [
  inEveryLanguage({ 'zh-CN': '是', 'en-US': 'Yes', 'de-DE': 'Ja' }),
  inEveryLanguage({ 'zh-CN': '否', 'en-US': 'No', 'de-DE': 'Nein' }),
] as const

const usualValues: CustomValue = ['Y', 'N']

/** The stored values for on and off. */
export function onOff(field: Pick<OnOffBase, 'customValue'>): CustomValue {
  return field.customValue ?? usualValues
}

/** The stored values for on and off with their texts; yes and no where the field has none of its own. */
export function sidesOf(field: Pick<OnOffBase, 'customValue'>, texts: readonly [Text, Text] = usualTexts): readonly [Option, Option] {
  const [on, off] = onOff(field)
  return [
    { value: on, label: texts[0] },
    { value: off, label: texts[1] },
  ]
}
