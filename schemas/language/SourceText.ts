import type { Language, TextByLanguage } from '../page/Text'
import { languageCodes, languageDefinition } from './findLanguage'

/** The languages in which every text stands beside what it belongs to. A further language of the product has a catalogue instead. */
export const sourceLanguages = ['zh-CN', 'en-US', 'de-DE'] as const
export type SourceLanguage = (typeof sourceLanguages)[number]

/** A text of the product itself. The Chinese one is its message id. */
export type SourceText = Readonly<Record<SourceLanguage, string>>

/** The text in a language: as it stands beside the others, else from the language's catalogue, else in English. */
export function translate(text: SourceText, language: Language): string {
  const own: Partial<Record<Language, string>> = text
  return own[language] || languageDefinition(language).catalogue?.[text['zh-CN']] || text['en-US'] || text['zh-CN']
}

/** A text of the product for a place where pages write theirs: in every language that the product has. */
export function inEveryLanguage(text: SourceText): TextByLanguage {
  const further = languageCodes.map((language) => [language, translate(text, language)])
  return { ...Object.fromEntries(further), 'zh-CN': text['zh-CN'] }
}
