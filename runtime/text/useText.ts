import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { baseLanguage, findLanguage } from '../../schemas/language/findLanguage'
import type { Language } from '../../schemas/page/Text'
import type { TextKey } from './TextKey'

export interface Texts {
  text(key: TextKey, values?: Record<string, string | number>): string
  language: Language
}

/** The texts of the product in the language on the screen; the component is drawn anew when the language changes. */
export function useText(): Texts {
  const { t, i18n } = useTranslation()
  return { text: textIn(i18n.language, t), language: findLanguage(i18n.language) ?? baseLanguage }
}

const texts = new Map<string, Texts['text']>()

/**
 * The texts in a language, the same function for everybody. Each is looked up once and filled in here: a screen asks for some of them in every
 * row and field, and a look-up of the library takes as long as drawing a component. What depends on a count is left to the library.
 */
function textIn(language: string, find: TFunction): Texts['text'] {
  const made = texts.get(language)
  if (made) return made
  const found = new Map<string, string>()
  const sentenceOf = (key: TextKey) => {
    const sentence = found.get(key) ?? find(key, { skipInterpolation: true })
    // A key without a text gets one when its part of the product is loaded.
    if (sentence !== key) found.set(key, sentence)
    return sentence
  }
  const text: Texts['text'] = (key, values) => {
    if (!values) return sentenceOf(key)
    return 'count' in values ? find(key, values) : fillIn(sentenceOf(key), values)
  }
  texts.set(language, text)
  return text
}

function fillIn(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (_gap, name: string) => String(values[name] ?? ''))
}
