import dayjs from 'dayjs'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { baseLanguage, findLanguage, languageCodes } from '../../schemas/language/findLanguage'
import type { Language } from '../../schemas/page/Text'
import type { AreaTexts, LanguagePack, LaterAreas } from './LanguagePack'
import { readStoredLanguage, storeLanguage } from './language'
import type { TextKey } from './TextKey'

/** Under what the library keeps the texts. */
export const textNamespace = 'translation'

i18next.use(initReactI18next).init({
  resources: {},
  defaultNS: textNamespace,
  lng: readStoredLanguage(),
  // Every language has every text.
  fallbackLng: false,
  supportedLngs: languageCodes,
  // React escapes by itself.
  interpolation: { escapeValue: false },
  initAsync: false,
})

const loaded = new Map<Language, LanguagePack>()
const listeners = new Set<() => void>()

/** Makes a language ready to be shown: its texts, dates and numbers. */
export function addLanguage(language: Language, pack: LanguagePack): void {
  loaded.set(language, pack)
  i18next.addResourceBundle(language, textNamespace, pack.texts)
  if (language === currentLanguage()) followLanguage(language)
  for (const listener of listeners) listener()
}

/** Calls the listener whenever a language has been made ready; the answer ends that. */
export function followLanguages(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Adds the texts of an area that does not come with the language. */
export function addArea(language: Language, area: keyof LaterAreas, texts: AreaTexts): void {
  i18next.addResourceBundle(language, textNamespace, { [area]: texts }, true)
}

export function isLoaded(language: Language): boolean {
  return loaded.has(language)
}

/** What libraries need to speak a language that is loaded. */
export function languagePackOf(language: Language): LanguagePack {
  const pack = loaded.get(language)
  if (!pack) throw new Error(`language "${language}" is shown before it is loaded; loaded are: ${[...loaded.keys()].join(', ') || 'none'}`)
  return pack
}

function followLanguage(language: Language): void {
  dayjs.locale(languagePackOf(language).dayjs)
  document.documentElement.lang = language
}

/** The language on the screen. */
export function currentLanguage(): Language {
  return findLanguage(i18next.language) ?? baseLanguage
}

/** Switches every text of the product to a language that is loaded, without a reload, and keeps the choice. */
export async function changeLanguage(language: Language): Promise<void> {
  followLanguage(language)
  storeLanguage(language)
  await i18next.changeLanguage(language)
}

/** A text by its key, for example `text('list.delete')`. Outside of React only: inside, `useText` follows the language. */
export function text(key: TextKey, values?: Record<string, string | number>): string {
  return i18next.t(key, values)
}

/** The same in a language that is loaded, whichever is on the screen. */
export function textIn(language: Language, key: TextKey): string {
  return i18next.t(key, { lng: language })
}
