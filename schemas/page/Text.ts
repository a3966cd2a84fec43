/** The languages a page may speak. `zh-CN` is the one that is always there. */
export type Language = 'zh-CN' | 'en-US' | 'de-DE'

export const languages: readonly Language[] = ['zh-CN', 'en-US', 'de-DE']

/** One text in up to three languages. A missing language falls back to `zh-CN`. */
export interface TextByLanguage {
  /** The Chinese text; shown wherever another language is missing. */
  'zh-CN': string
  /** The English text. */
  'en-US'?: string
  /** The German text. */
  'de-DE'?: string
}

/** A text of a page: one string for every language, or one string per language. */
export type Text = string | TextByLanguage

/** The text to show in `language`; `fallback` when the page gives none. Never throws, whatever a broken page holds. */
export function chooseText(text: unknown, language: Language, fallback = ''): string {
  if (typeof text === 'string') return text
  if (text === null || typeof text !== 'object') return fallback
  const byLanguage = text as Partial<Record<Language, unknown>>
  const chosen = byLanguage[language] ?? byLanguage['zh-CN'] ?? byLanguage['en-US'] ?? byLanguage['de-DE']
  return typeof chosen === 'string' ? chosen : fallback
}

/** Puts values into `${name}` places of a text, as validation messages and placeholders use them. Unknown names stay as written. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\$\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : place))
}
