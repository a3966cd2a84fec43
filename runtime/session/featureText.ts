import { useMemo } from 'react'
import { type SourceText, translate } from '../../schemas/language/SourceText'
import { fillText, type Language } from '../../schemas/page/Text'
import { usePageHost } from './PageHost'

/** What fills the `${…}` places of a text. */
type Values = Readonly<Record<string, string | number>>

/** A text of a feature by its name, or one that it shares with others, with its places filled. */
export type FeatureText<K extends string> = (text: K | SourceText, values?: Values) => string

/** What a feature says, in a language. Its texts come with its code, when it is first used. */
export function featureText<K extends string>(texts: Readonly<Record<K, SourceText>>, language: Language): FeatureText<K> {
  return (text, values = {}) => fillText(translate(typeof text === 'string' ? texts[text] : text, language), values)
}

/** The same, in the language on the screen; `texts` are always the same. */
export function useFeatureText<K extends string>(texts: Readonly<Record<K, SourceText>>): FeatureText<K> {
  const { language } = usePageHost()
  return useMemo(() => featureText(texts, language), [texts, language])
}
