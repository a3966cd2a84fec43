import { inEveryLanguage } from '../language/SourceText'
import type { Text } from '../page/Text'

/** The parts of an expression, in the order in which it is written. */
export const cronPartNames = ['second', 'minute', 'hour', 'day', 'month', 'week', 'year'] as const

/** A part of an expression; `week` is the day of the week. */
export type CronPartName = (typeof cronPartNames)[number]

/** What one part can hold. */
export interface CronPartFacts {
  title: Text
  min: number
  max: number
  /** Largest step of an increment. */
  maxStep: number
  /** Names that stand for numbers from `min` on. */
  names?: readonly string[]
}

/** The bounds of every part. Days of the week are those of Quartz: 1 is Sunday, 7 is Saturday. */
export const cronParts: Readonly<Record<CronPartName, CronPartFacts>> = {
  second: { title: inEveryLanguage({ 'zh-CN': '秒', 'en-US': 'Second', 'de-DE': 'Sekunde' }), min: 0, max: 59, maxStep: 59 },
  minute: { title: inEveryLanguage({ 'zh-CN': '分', 'en-US': 'Minute', 'de-DE': 'Minute' }), min: 0, max: 59, maxStep: 60 },
  hour: { title: inEveryLanguage({ 'zh-CN': '时', 'en-US': 'Hour', 'de-DE': 'Stunde' }), min: 0, max: 23, maxStep: 23 },
  day: { title: inEveryLanguage({ 'zh-CN': '日', 'en-US': 'Day', 'de-DE': 'Tag' }), min: 1, max: 31, maxStep: 31 },
  month: {
    title: inEveryLanguage({ 'zh-CN': '月', 'en-US': 'Month', 'de-DE': 'Monat' }),
    min: 1,
    max: 12,
    maxStep: 12,
    names: ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'],
  },
  week: {
    title: inEveryLanguage({ 'zh-CN': '周', 'en-US': 'Weekday', 'de-DE': 'Wochentag' }),
    min: 1,
    max: 7,
    maxStep: 7,
    names: ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'],
  },
  year: { title: inEveryLanguage({ 'zh-CN': '年', 'en-US': 'Year', 'de-DE': 'Jahr' }), min: 2019, max: 2119, maxStep: 99 },
}

/** How often a weekday comes in a month at most: `6#5` is the fifth Friday. */
export const maxNth = 5
/** Most days that can be counted back from the end of a month: `L-30`. */
export const maxDaysBefore = 30
