import type { Language, TextByLanguage } from '../page/Text'
import { expressionTexts } from './texts/expressionTexts'
import { meaningTexts } from './texts/meaningTexts'
import { referenceTexts } from './texts/referenceTexts'
import { structureTexts } from './texts/structureTexts'
import { syntaxTexts } from './texts/syntaxTexts'

/** The sentence of every finding. What stands after a line break (a list of what is possible) comes after the suggestion. */
export const findingTexts = { ...syntaxTexts, ...structureTexts, ...referenceTexts, ...meaningTexts, ...expressionTexts } satisfies Record<
  string,
  Required<TextByLanguage>
>

/** Stable name of a finding. */
export type FindingCode = keyof typeof findingTexts

export const didYouMean: TextByLanguage = {
  'zh-CN': '是否想写“${name}”？',
  'en-US': 'Did you mean "${name}"?',
  'de-DE': 'War "${name}" gemeint?',
}

/** The types of JSON in words, as they stand in the sentence of `wrong-type`. */
export const typeNames = {
  string: { 'zh-CN': '文本', 'en-US': 'text', 'de-DE': 'Text' },
  number: { 'zh-CN': '数字', 'en-US': 'number', 'de-DE': 'Zahl' },
  integer: { 'zh-CN': '整数', 'en-US': 'whole number', 'de-DE': 'ganze Zahl' },
  boolean: { 'zh-CN': 'true 或 false', 'en-US': 'true or false', 'de-DE': 'true oder false' },
  object: { 'zh-CN': '对象', 'en-US': 'object', 'de-DE': 'Objekt' },
  array: { 'zh-CN': '列表', 'en-US': 'list', 'de-DE': 'Liste' },
  null: { 'zh-CN': 'null', 'en-US': 'null', 'de-DE': 'null' },
} satisfies Record<string, Record<Language, string>>

/** Between two types of which either will do. */
export const either: Record<Language, string> = { 'zh-CN': ' 或 ', 'en-US': ' or ', 'de-DE': ' oder ' }
