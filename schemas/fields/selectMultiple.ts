import { choiceView, severalChoices } from './choices'
import type { ChoiceBase } from './FieldBase'
import type { FieldFacts } from './FieldFacts'

/** Several choices from a list, stored as a comma string. */
export interface SelectMultipleField extends ChoiceBase {
  type: 'selectMultiple'
}

export const selectMultiple: FieldFacts<SelectMultipleField> = {
  aliases: ['select-multiple', 'list_multi'],
  ...severalChoices,
  reportView: choiceView('list_multi'),
  examples: [
    {
      type: 'selectMultiple',
      key: 'days',
      title: { 'zh-CN': '星期', 'en-US': 'Weekdays', 'de-DE': 'Wochentage' },
      options: [
        { value: '1', label: { 'zh-CN': '一', 'en-US': 'Mon', 'de-DE': 'Mo' } },
        { value: '2', label: { 'zh-CN': '二', 'en-US': 'Tue', 'de-DE': 'Di' } },
      ],
    },
  ],
}
