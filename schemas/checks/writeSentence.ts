import { type SourceText, translate } from '../language/SourceText'
import { fillText, type Language } from '../page/Text'
import { didYouMean } from './texts/compilerTexts'

/** What is said with a sentence. */
export interface SentenceValues {
  values?: Readonly<Record<string, string | number>>
  /** What was probably meant. */
  suggestion?: string
}

/** The sentence of a finding. A long list of what is possible comes last: what was probably meant stands before it. */
export function writeSentence(text: SourceText, language: Language, { values = {}, suggestion }: SentenceValues): string {
  const [first, ...rest] = fillText(translate(text, language), values).split('\n')
  const hint = suggestion === undefined ? '' : fillText(translate(didYouMean, language), { name: suggestion })
  return [first, hint, ...rest].filter((part) => part !== '').join(' ')
}
