import type { Language } from '../page/Text'

const signs = new Map<Language, string>()

/** What stands between the parts of a list: `、` in Chinese, a comma and a space in others. */
export function listSign(language: Language): string {
  const known = signs.get(language) ?? new Intl.ListFormat(language).formatToParts(['1', '2', '3'])[1]?.value ?? ', '
  signs.set(language, known)
  return known
}

export function joinTexts(texts: readonly string[], language: Language): string {
  return texts.join(listSign(language))
}

/**
 * The texts of `count` values, which travel joined by plain commas, as a list that people read. Where one of them holds a comma of its own nobody can tell them
 * apart, and they stay as they came.
 */
export function listTexts(joined: string, count: number, language: Language): string {
  const texts = joined.split(',')
  return texts.length === count ? joinTexts(texts, language) : joined
}
