import { useTranslation } from 'react-i18next'
import { defaultLanguage, type Language, recogniseLanguage } from './language'

export interface Texts {
  text(key: string, values?: Record<string, string | number>): string
  language: Language
}

/** The texts of the product in the language on the screen; the component is drawn anew when the language changes. */
export function useText(): Texts {
  const { t, i18n } = useTranslation()
  return { text: t as Texts['text'], language: recogniseLanguage(i18n.language) ?? defaultLanguage }
}
