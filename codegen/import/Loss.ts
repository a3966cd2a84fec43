import { translate } from '../../schemas/language/SourceText'
import { fillText, type Language } from '../../schemas/page/Text'
import { type LossCode, lossTexts } from './lossTexts'

/**
 * What somebody would notice of a loss. `lost`: staff miss something. `code`: a program stood there, which a page does not hold; what it did has to be said
 * anew. `changed`: it works, in another way. `look`: it only looks different. `unsaid`: the source itself
 * does not say enough, or is wrong.
 */
export type LossWeight = 'lost' | 'code' | 'changed' | 'look' | 'unsaid'

/** One thing of a source that did not come over as it was. */
export interface Loss {
  /** File that it was read from. */
  file: string
  /** Code of the page, dictionary or rule that misses it. */
  code: string
  /** Where it stands in the source, for example `fields[3].dictTable`. */
  place: string
  name: LossCode
  values: Readonly<Record<string, string | number>>
}

/** Takes the losses of one page. */
export type NoteLoss = (name: LossCode, place: string, values?: Readonly<Record<string, string | number>>) => void

export function weightOf({ name }: Pick<Loss, 'name'>): LossWeight {
  return lossTexts[name].weight
}

/** The sentence of a loss. */
export function describeLoss({ name, values }: Pick<Loss, 'name' | 'values'>, language: Language): string {
  return fillText(translate(lossTexts[name].text, language), values)
}
