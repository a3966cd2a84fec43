import { chooseText, fillText, type Language, type TextByLanguage } from '../../../schemas/page/Text'
import { textAreas } from './index'

type Areas = typeof textAreas

/** Name of a sentence inside its area. */
export type TextIn<A extends keyof Areas> = keyof Areas[A] & string

/** The key of a sentence of the server, `<area>.<key>`: one that no area has does not compile. */
export type TextKey = { [A in keyof Areas]: `${A}.${TextIn<A>}` }[keyof Areas]

/** The sentence of a key in a language, with its values filled in. */
export function textOf(key: TextKey, language: Language, values: Record<string, string | number> = {}): string {
  const [area = '', name = ''] = key.split('.')
  const texts: Record<string, Record<string, TextByLanguage>> = textAreas
  return fillText(chooseText(texts[area]?.[name], language, key), values)
}
