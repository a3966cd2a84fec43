import { choiceView, oneChoice } from './choices'
import type { ChoiceBase } from './FieldBase'
import type { FieldFacts } from './FieldFacts'

/** One choice of many, looked for by what somebody types: nothing is offered before. Choices that are written here are narrowed without asking anybody. */
export interface SelectSearchField extends ChoiceBase {
  type: 'selectSearch'
}

export const selectSearch: FieldFacts<SelectSearchField> = {
  aliases: ['select-search', 'sel_search', 'select-dict-search'],
  ...oneChoice,
  reportView: choiceView('sel_search'),
  examples: [
    {
      type: 'selectSearch',
      key: 'defect',
      title: { 'zh-CN': '缺陷', 'en-US': 'Defect', 'de-DE': 'Mangel' },
      dictCode: 'priority',
    },
    {
      type: 'selectSearch',
      key: 'owner',
      title: { 'zh-CN': '负责人', 'en-US': 'Owner', 'de-DE': 'Verantwortlich' },
      choices: { table: 'sys_user', label: 'realname', value: 'username' },
    },
    {
      type: 'selectSearch',
      key: 'colour',
      title: { 'zh-CN': '颜色', 'en-US': 'Colour', 'de-DE': 'Farbe' },
      options: [
        { value: 'red', label: { 'zh-CN': '红', 'en-US': 'Red', 'de-DE': 'Rot' } },
        { value: 'blue', label: { 'zh-CN': '蓝', 'en-US': 'Blue', 'de-DE': 'Blau' } },
      ],
    },
  ],
}
