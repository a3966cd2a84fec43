import type { FieldBase } from './FieldBase'
import { type FieldFacts, textSchema } from './FieldFacts'

/** A cron expression as Quartz reads it: second, minute, hour, day, month, weekday, year. It is typed, or put together in a dialog. */
export interface CronField extends FieldBase {
  type: 'cron'
  /**
   * true: the dialog does not ask for seconds; they are 0.
   * @default false
   */
  hideSecond?: boolean
  /**
   * true: the dialog does not ask for the year; every year is meant.
   * @default false
   */
  hideYear?: boolean
}

export const cron: FieldFacts<CronField> = {
  aliases: [],
  column: () => 'text',
  valueSchema: () => textSchema(200),
  query: 'like',
  namesNoRow: true,
  rules: () => [{ cron: true }],
  sample: (_, index) => `0 ${(index * 5) % 60} 8 ? * 2-6 *`,
  examples: [
    { type: 'cron', key: 'schedule', title: { 'zh-CN': '执行计划', 'en-US': 'Schedule', 'de-DE': 'Zeitplan' } },
    { type: 'cron', key: 'daily', title: { 'zh-CN': '每日计划', 'en-US': 'Daily', 'de-DE': 'Täglich' }, hideSecond: true, hideYear: true },
  ],
}
