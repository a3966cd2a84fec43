import { choiceView, oneChoice } from './choices'
import type { ChoiceBase } from './FieldBase'
import type { FieldFacts } from './FieldFacts'

/** One choice from a list. */
export interface SelectField extends ChoiceBase {
  type: 'select'
  /** true: typing narrows the list. */
  allowSearch?: boolean
  /** true: a text that is not in the list can be typed. */
  allowInput?: boolean
}

export const select: FieldFacts<SelectField> = {
  aliases: ['list', 'link_table', 'link-table'],
  ...oneChoice,
  reportView: choiceView('list'),
  allowsOther: ({ allowInput }) => allowInput === true,
  examples: [
    {
      type: 'select',
      key: 'priority',
      title: { 'zh-CN': '优先级', 'en-US': 'Priority', 'de-DE': 'Priorität' },
      dictCode: 'priority',
      allowSearch: true,
    },
    {
      type: 'select',
      key: 'size',
      title: { 'zh-CN': '尺寸', 'en-US': 'Size', 'de-DE': 'Größe' },
      options: [
        { value: 's', label: { 'zh-CN': '小', 'en-US': 'Small', 'de-DE': 'Klein' } },
        { value: 'l', label: { 'zh-CN': '大', 'en-US': 'Large', 'de-DE': 'Groß' }, color: 'blue' },
      ],
    },
  ],
}
