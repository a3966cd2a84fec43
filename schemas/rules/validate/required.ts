// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText

import type { RuleDefinition } from '../RuleDefinition'

export interface RequiredRule {
  /** true: an empty value fails. */
  required?: boolean
}

/** Asked before all others, by `isRequiredRule`: the others are not asked about an empty value. */
export const required: RuleDefinition<RequiredRule, 'required'> = {
  properties: ['required'],
  texts: {
    required: { 'zh-CN': '${title}不能为空', 'en-US': '${title} must be filled in', 'de-DE': '${title} muss ausgefüllt werden' },
  },
}
