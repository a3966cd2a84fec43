import { baseLanguage, languageCodes, primaryTag } from '../language/findLanguage'
import type { Language } from '../page/Text'

type TranslatedLanguage = Exclude<Language, 'zh-CN'>

/** A text in the languages other than Chinese, which stands for those that are left out. */
export type Translations = { [L in TranslatedLanguage]?: string }

/** The languages that translations are kept in: all but Chinese. */
export const translatedLanguages = languageCodes.filter(isTranslated)

export function isTranslated(language: Language): language is TranslatedLanguage {
  return language !== baseLanguage
}

/**
 * Key of a text in a language beside the Chinese one: `title` in English is `titleEn`. Of two languages that differ in their country alone, the later
 * one in the list also says its country.
 */
export function translationKey(key: string, language: Language): string {
  if (!isTranslated(language)) return key
  const primary = primaryTag(language)
  const isFirst = translatedLanguages.find((other) => primaryTag(other) === primary) === language
  return `${key}${primary.charAt(0).toUpperCase()}${primary.slice(1)}${isFirst ? '' : language.slice(primary.length + 1)}`
}

/** What a text is called in each language but Chinese. */
export function translationsBy(textIn: (language: Language) => string): Translations {
  return Object.fromEntries(translatedLanguages.map((language) => [language, textIn(language)]))
}

/** A text in a language; the Chinese one where it was not translated. */
export function chooseTranslation<T extends string | null>(text: T, translations: Translations | null, language: Language): T | string {
  return (isTranslated(language) && translations?.[language]) || text
}

/** A text that travels in every language: the Chinese one under its own key, each other beside it, and all of those once more in one object. */
export function translatedParts<K extends string, T extends string>(
  key: K,
  texts: T,
  translations: Translations | null,
): Record<`${K}${string}`, string | null> & Record<T, Translations> {
  const beside = translatedLanguages.map((language) => [translationKey(key, language), translations?.[language] ?? null])
  // A cast: the compiler does not know the keys that it has no part in making.
  return { ...Object.fromEntries(beside), [texts]: translations ?? {} } as Record<`${K}${string}`, string | null> & Record<T, Translations>
}

/** The text of `translatedParts` in a language; undefined where it was not translated. Who serves rows otherwise may leave the object out. */
export function translationIn(row: object, key: string, texts: string, language: Language): string | undefined {
  const all: Readonly<Record<string, unknown>> = { ...row }
  const translations = all[texts] as Translations | null | undefined
  const found = (isTranslated(language) && translations?.[language]) || all[translationKey(key, language)]
  return typeof found === 'string' && found !== '' ? found : undefined
}
