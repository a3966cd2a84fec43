import { chooseText, fillText, type Language, type TextByLanguage } from '../../schemas/page/Text'
import { textAreas } from './index'

/** The sentence named `<area>.<key>` in a language, with its values filled in. An unknown name is shown as it stands. */
export function textOf(name: string, language: Language, values: Record<string, string | number> = {}): string {
  const [area = '', key = ''] = name.split('.')
  const texts: Record<string, Record<string, TextByLanguage>> = textAreas
  return fillText(chooseText(texts[area]?.[key], language, name), values)
}
