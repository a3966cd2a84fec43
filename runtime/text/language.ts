import { baseLanguage, findLanguage } from '../../schemas/language/findLanguage'
import type { Language } from '../../schemas/page/Text'

const storageKey = 'pro__language'

/** The language chosen last on this device; Chinese at the first visit. */
export function readStoredLanguage(): Language {
  try {
    return findLanguage(localStorage.getItem(storageKey) ?? '') ?? baseLanguage
  } catch {
    return baseLanguage
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
