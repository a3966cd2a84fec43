import { choiceView, severalChoices } from './choices'
import type { ChoiceBase } from './FieldBase'
import type { FieldFacts } from './FieldFacts'

/** A few choices side by side, of which several are taken; stored as a comma string. */
export interface CheckboxGroupField extends ChoiceBase {
  type: 'checkboxGroup'
}

export const checkboxGroup: FieldFacts<CheckboxGroupField> = {
  aliases: ['checkbox-group'],
  ...severalChoices,
  reportView: choiceView('checkbox'),
  examples: [
    {
      type: 'checkboxGroup',
      key: 'shifts',
      title: { 'zh-CN': '班次', 'en-US': 'Shifts', 'de-DE': 'Schichten' },
      options: [
        { value: 'early', label: { 'zh-CN': '早班', 'en-US': 'Early', 'de-DE': 'Früh' } },
        { value: 'late', label: { 'zh-CN': '晚班', 'en-US': 'Late', 'de-DE': 'Spät' } },
        { value: 'night', label: { 'zh-CN': '夜班', 'en-US': 'Night', 'de-DE': 'Nacht' } },
      ],
    },
  ],
}
