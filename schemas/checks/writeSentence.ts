import { type SourceText, translate } from '../language/SourceText'
import { fillText, type Language } from '../page/Text'
import { didYouMean, thereAre } from './texts/compilerTexts'

/** What is said with a sentence. */
export interface SentenceValues {
  values?: Readonly<Record<string, string | number>>
  /** What was probably meant. */
  suggestion?: string
  /** What there is, where something is named that is not. */
  known?: readonly string[]
}

/** Most names that a sentence lists. */
const listLimit = 30

/** The sentence of a finding. What was probably meant is enough; where nothing is near, all that is possible comes last. */
export function writeSentence(text: SourceText, language: Language, { values = {}, suggestion, known = [] }: SentenceValues): string {
  const [first, ...rest] = fillText(translate(text, language), values).split('\n')
  if (suggestion !== undefined) return `${first} ${fillText(translate(didYouMean, language), { name: suggestion })}`
  const names = `${known.slice(0, listLimit).join(', ')}${known.length > listLimit ? ' …' : ''}`
  const list = known.length === 0 ? '' : fillText(translate(thereAre, language), { names })
  return [first, list, ...rest].filter((part) => part !== '').join(' ')
}
