import type { Locale } from 'antd/es/locale'
import type { texts } from './zh-CN'
import type { avatar } from './zh-CN/avatar'
import type { calendar } from './zh-CN/calendar'
import type { crop } from './zh-CN/crop'
import type { debug } from './zh-CN/debug'
import type { editors } from './zh-CN/editors'
import type { header } from './zh-CN/header'
import type { home } from './zh-CN/home'
import type { monitor } from './zh-CN/monitor'
import type { pickers } from './zh-CN/pickers'
import type { publicPages } from './zh-CN/publicPages'
import type { settings } from './zh-CN/settings'
import type { signIn } from './zh-CN/signIn'
import type { studio } from './zh-CN/studio'
import type { table } from './zh-CN/table'

/** Areas that the first pages do without: their texts are fetched with what shows them. */
export interface LaterAreas {
  avatar: typeof avatar
  calendar: typeof calendar
  crop: typeof crop
  debug: typeof debug
  editors: typeof editors
  header: typeof header
  home: typeof home
  monitor: typeof monitor
  pickers: typeof pickers
  publicPages: typeof publicPages
  settings: typeof settings
  signIn: typeof signIn
  studio: typeof studio
  table: typeof table
}

/** Texts of an area by key; some areas have groups. */
export interface AreaTexts {
  readonly [key: string]: string | AreaTexts
}

/** Everything that the browser needs to speak a language. One folder per language holds it, and is loaded when the language is chosen. */
export interface LanguagePack {
  /** The areas are those of Chinese; a contract test holds their keys against it. */
  texts: Readonly<Record<keyof typeof texts, AreaTexts>>
  /** Where the texts of the other areas come from. */
  laterTexts: { readonly [A in keyof LaterAreas]: () => Promise<Readonly<Record<A, AreaTexts>>> }
  /** The texts inside of antd's own pieces: date pickers, pagination, empty tables. */
  antd: Locale
  /** The name under which the folder has registered its dates and numbers in dayjs. */
  dayjs: string
  /** true: numbers and dates are written as they are stored, `1180.00` and `2026-11-21 10:00:00`, and not as `Intl` writes them in the language. */
  writesAsStored?: boolean
}

/** The areas whose texts do not come with a language. */
export function laterAreas({ laterTexts }: Pick<LanguagePack, 'laterTexts'>): (keyof LaterAreas)[] {
  // A cast: the object has these keys alone.
  return Object.keys(laterTexts) as (keyof LaterAreas)[]
}
