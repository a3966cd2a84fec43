import { useTranslation } from 'react-i18next'
import { defaultLanguage, type Language, recogniseLanguage } from './language'

export interface Texts {
  text(key: string, values?: Record<string, string | number>): string
  language: Language
}

/** The texts of the product in the language on the screen; the component is drawn anew when the language changes. */
export function useText(): Texts {
  const { t, i18n } = useTranslation()
  return { text: textIn(i18n.language, t as Texts['text']), language: recogniseLanguage(i18n.language) ?? defaultLanguage }
}

const texts = new Map<string, Texts['text']>()

/**
 * The texts in a language, the same function for everybody. What needs no values is looked up once: a screen asks for some of it in every row
 * and field, and a look-up takes as long as drawing a small component.
 */
function textIn(language: string, find: Texts['text']): Texts['text'] {
  const made = texts.get(language)
  if (made) return made
  const found = new Map<string, string>()
  const text: Texts['text'] = (key, values) => {
    const known = values ? undefined : found.get(key)
    if (known !== undefined) return known
    const answer = find(key, values)
    // A key without a text gets one when its part of the product is loaded.
    if (!values && answer !== key) found.set(key, answer)
    return answer
  }
  texts.set(language, text)
  return text
}
