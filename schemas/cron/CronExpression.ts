import type { CronPartName } from './cronParts'

/** Some values of a part: one, those of a range, or every so many from one on. `to` before `from` goes over the end: 22-2. */
export type CronItem = { from: number; to?: number; step?: number }

/** What one part says. */
export type CronPart =
  /** `*`: every value. */
  | { kind: 'every' }
  /** `?`: the other of day and weekday decides. */
  | { kind: 'unspecified' }
  | { kind: 'items'; items: readonly CronItem[] }
  /** `L`, `L-3`: so many days before the last day of the month; `isWeekday`, `LW`: the weekday nearest to it. */
  | { kind: 'last'; before: number; isWeekday: boolean }
  /** `15W`: the weekday (Monday to Friday) nearest to the day, in the same month. */
  | { kind: 'nearestWeekday'; day: number }
  /** `6L`: the last Friday of the month. */
  | { kind: 'lastOf'; weekday: number }
  /** `6#3`: the third Friday of the month. */
  | { kind: 'nth'; weekday: number; nth: number }

/** An expression as Quartz reads it: seconds first, the year at the end. */
export type CronExpression = Readonly<Record<CronPartName, CronPart>>

/** Why a text is no expression; `part` is missing where it is about the whole. */
export interface CronFault {
  code: 'count' | 'bounds' | 'step' | 'unread' | 'unspecified'
  part?: CronPartName
  /** What stands there. */
  found: string
}
