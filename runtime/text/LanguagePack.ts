import type { Locale } from 'antd/es/locale'
import type { texts } from './zh-CN'

/** Texts of an area by key; some areas have groups. */
export interface AreaTexts {
  readonly [key: string]: string | AreaTexts
}

/** Everything that the browser needs to speak a language. One folder per language holds it, and is loaded when the language is chosen. */
export interface LanguagePack {
  /** The areas are those of Chinese; a contract test holds their keys against it. */
  texts: Readonly<Record<keyof typeof texts, AreaTexts>>
  /** The texts inside of antd's own pieces: date pickers, pagination, empty tables. */
  antd: Locale
  /** The name under which the folder has registered its dates and numbers in dayjs. */
  dayjs: string
  /** true: numbers and dates are written as they are stored, `1180.00` and `2026-11-21 10:00:00`, and not as `Intl` writes them in the language. */
  writesAsStored?: boolean
  /** CodeMirror's own words, by the English ones. */
  editorPhrases: Readonly<Record<string, string>>
}
