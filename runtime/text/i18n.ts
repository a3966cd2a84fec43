import dayjs from 'dayjs'
import type { TextKey } from './TextKey'
import 'dayjs/locale/de'
import 'dayjs/locale/zh-cn'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language } from '../../schemas/page/Text'
import { textAreas } from './index'
import { defaultLanguage, languageNames, readStoredLanguage, recogniseLanguage, storeLanguage } from './language'

const dayjsLocales: Record<Language, string> = { 'zh-CN': 'zh-cn', 'en-US': 'en', 'de-DE': 'de' }

/** Texts in every language, by area. */
type TextAreas = Readonly<Record<string, Readonly<Record<Language, object>>>>

/** Areas hold a language each; i18next wants a language that holds areas. */
function textsOf(areas: TextAreas, language: Language): Record<string, object> {
  return Object.fromEntries(Object.entries(areas).map(([area, texts]) => [area, texts[language]]))
}

const languages = Object.keys(languageNames) as Language[]

i18next.use(initReactI18next).init({
  resources: Object.fromEntries(languages.map((language) => [language, { translation: textsOf(textAreas, language) }])),
  lng: readStoredLanguage(),
  fallbackLng: defaultLanguage,
  supportedLngs: languages,
  // React escapes by itself.
  interpolation: { escapeValue: false },
  initAsync: false,
})
followLanguage(currentLanguage())

function followLanguage(language: Language): void {
  dayjs.locale(dayjsLocales[language])
  document.documentElement.lang = language
}

/** Adds the texts of a part that is loaded when it is first used. Called where that part begins, so that they are there before it is drawn. */
export function addTexts(areas: TextAreas): void {
  for (const language of languages) i18next.addResourceBundle(language, 'translation', textsOf(areas, language), true, true)
}

/** The language on the screen. */
export function currentLanguage(): Language {
  return recogniseLanguage(i18next.language) ?? defaultLanguage
}

/** Switches every text of the product without a reload, and keeps the choice. */
export async function changeLanguage(language: Language): Promise<void> {
  storeLanguage(language)
  followLanguage(language)
  await i18next.changeLanguage(language)
}

/** A text by its key, for example `text('list.delete')`. Outside of React only: inside, `useText` follows the language. */
export function text(key: TextKey, values?: Record<string, string | number>): string {
  return i18next.t(key, values)
}
