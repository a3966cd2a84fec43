import { translate } from '../../../schemas/language/SourceText'
import { type Translations, translationsBy } from '../../../schemas/wire/translations'

/** A text of the demonstration in Chinese, English and German. */
export type SeedText = readonly string[]

/** A text as it is stored: the Chinese one in its column, the others in the column of its translations. */
export function seedText<C extends string>(
  column: C,
  [chinese = '', english = '', german = '']: SeedText,
): { [K in C]: string } & { [K in `${C}_texts`]: Translations } {
  const text = { 'zh-CN': chinese, 'en-US': english, 'de-DE': german }
  const translations = translationsBy((language) => translate(text, language))
  // A cast: the compiler does not put the names of columns together.
  return { [column]: chinese, [`${column}_texts`]: translations } as { [K in C]: string } & { [K in `${C}_texts`]: Translations }
}
