import type { Language } from '../page/Text'
import { languages } from '.'
import type { LanguageDefinition } from './LanguageDefinition'

/** The language that every page speaks, and that is spoken to whom nothing is known of. */
export const baseLanguage: Language = 'zh-CN'

/** The codes of the product's languages, in the order of the list. */
export const languageCodes = Object.keys(languages) as Language[]

export function languageDefinition(language: Language): LanguageDefinition {
  return languages[language]
}

/** What a language is called without its country: `de` for `de-DE`. */
export function primaryTag(tag: string): string {
  return tag.split('-')[0]?.toLowerCase() ?? ''
}

/** A language of the product however it is written (`de_DE`, `de`, `DE-at`, `de_DE.UTF-8`); undefined for one that the product does not speak. */
export function findLanguage(written: string): Language | undefined {
  const tag = written.trim().split('.')[0]?.replaceAll('_', '-').toLowerCase() ?? ''
  const exact = languageCodes.find((language) => language.toLowerCase() === tag)
  return exact ?? languageCodes.find((language) => primaryTag(language) === primaryTag(tag))
}
