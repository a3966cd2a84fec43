import type { i18n as Library, TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { baseLanguage, findLanguage } from '../../schemas/language/findLanguage'
import { isolated } from '../../schemas/language/isolated'
import type { Language } from '../../schemas/page/Text'

import { textNamespace } from './i18n'
import type { TextKey } from './TextKey'

export interface Texts {
  text(key: TextKey, values?: Record<string, string | number>): string
  language: Language
}

/** The texts of the product in the language on the screen; the component is drawn anew when the language changes. */
export function useText(): Texts {
  const { t, i18n } = useTranslation()
  return { text: textIn(i18n, t), language: findLanguage(i18n.language) ?? baseLanguage }
}

const texts = new Map<string, Texts['text']>()

/**
 * The texts in a language, the same function for everybody. Each is read once from what was loaded and filled in here: a screen asks for some of them in
 * every row and field, and a translation by the library takes as long as drawing a component. What depends on a count is left to the library.
 */
function textIn(library: Library, translate: TFunction): Texts['text'] {
  const { language } = library
  const made = texts.get(language)
  if (made) return made
  const found = new Map<string, string>()
  const sentenceOf = (key: TextKey) => {
    const known = found.get(key)
    if (known !== undefined) return known
    const sentence: unknown = library.getResource(language, textNamespace, key)
    // A key without a text gets one when its part of the product is loaded.
    if (typeof sentence !== 'string') return key
    found.set(key, sentence)
    return sentence
  }
  const text: Texts['text'] = (key, values) => {
    if (!values) return sentenceOf(key)
    return 'count' in values ? translate(key, values) : fillIn(sentenceOf(key), values)
  }
  texts.set(language, text)
  return text
}

function fillIn(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (_gap, name: string) => isolated(String(values[name] ?? '')))
}
