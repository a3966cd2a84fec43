import { type SourceText, translate } from '../../../schemas/language/SourceText'
import { fillText, type Language } from '../../../schemas/page/Text'
import { serverTextAreas } from './index'

type Areas = typeof serverTextAreas

/** Name of a sentence inside its area. */
export type TextIn<A extends keyof Areas> = keyof Areas[A] & string

/** The key of a sentence of the server, `<area>.<key>`: one that no area has does not compile. */
export type ServerTextKey = { [A in keyof Areas]: `${A}.${TextIn<A>}` }[keyof Areas]

/** The sentence of a key in a language, with its values filled in. */
export function textOf(key: ServerTextKey, language: Language, values: Record<string, string | number> = {}): string {
  const [area = '', name = ''] = key.split('.')
  const texts: Record<string, Record<string, SourceText>> = serverTextAreas
  const text = texts[area]?.[name]
  return text ? fillText(translate(text, language), values) : key
}
