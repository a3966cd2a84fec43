import type { Language } from '../../schemas/page/Text'

/** The languages to choose from, each named in itself. */
export const languageNames: Readonly<Record<Language, string>> = { 'zh-CN': '简体中文', 'en-US': 'English', 'de-DE': 'Deutsch' }
export const defaultLanguage: Language = 'zh-CN'

const storageKey = 'pro__language'

/** A language however it is written (`de_DE`, `de`, `DE-de`); `null` for one that the product does not speak. */
export function recogniseLanguage(written: string | null | undefined): Language | null {
  const name = written?.replace('_', '-').toLowerCase()
  if (!name) return null
  const known = Object.keys(languageNames) as Language[]
  return known.find((language) => language.toLowerCase() === name || language.toLowerCase().startsWith(`${name}-`)) ?? null
}

/** The language chosen last on this device; Chinese at the first visit. */
export function readStoredLanguage(): Language {
  try {
    return recogniseLanguage(localStorage.getItem(storageKey)) ?? defaultLanguage
  } catch {
    return defaultLanguage
  }
}

/** Keeps the choice for the next visit. A browser that forbids storage keeps it until the page is closed. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(storageKey, language)
  } catch {
    // Nothing to do: the language is switched all the same.
  }
}
