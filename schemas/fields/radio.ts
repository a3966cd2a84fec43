import { choiceView, oneChoice } from './choices'
import type { ChoiceBase } from './FieldBase'
import type { FieldFacts } from './FieldFacts'

/** A few choices side by side, of which one is taken. */
export interface RadioField extends ChoiceBase {
  type: 'radio'
  /** true: a click on the taken choice takes it back. */
  allowClear?: boolean
  /** Value that is saved while nobody has touched the field in the form, in place of the one that is shown. `help` should say so. */
  untouched?: string | number | boolean
}

export const radio: FieldFacts<RadioField> = {
  aliases: [],
  ...oneChoice,
  reportView: choiceView('radio'),
  examples: [{ type: 'radio', key: 'sex', title: { 'zh-CN': '性别', 'en-US': 'Sex', 'de-DE': 'Geschlecht' }, dictCode: 'sex' }],
}
