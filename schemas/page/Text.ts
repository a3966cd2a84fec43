import type { Language } from '../language'
import { languageCodes } from '../language/findLanguage'
import { isolated } from '../language/isolated'

export type { Language }

/** One text by language. A missing language falls back to `zh-CN`. */
export type TextByLanguage = { [L in Exclude<Language, 'zh-CN'>]?: string } & {
  /** The Chinese text; shown wherever another language is missing. */
  'zh-CN': string
}

/** A text of a page: one string for every language, or one string per language. */
export type Text = string | TextByLanguage

/** The text of a page in `language`, else in Chinese; `fallback` when the page gives none. Never throws, whatever a broken page holds. */
export function chooseText(text: unknown, language: Language, fallback = ''): string {
  if (typeof text === 'string') return text
  if (text === null || typeof text !== 'object') return fallback
  const byLanguage = text as Partial<Record<Language, unknown>>
  const chosen = byLanguage[language] ?? byLanguage['zh-CN'] ?? languageCodes.map((code) => byLanguage[code]).find(Boolean)
  return typeof chosen === 'string' ? chosen : fallback
}

/** Puts values into `${name}` places of a text, as validation messages and placeholders use them. Unknown names stay as written. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\$\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(values, name) ? isolated(String(values[name])) : place))
}
