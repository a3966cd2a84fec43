import { isSystemField } from '../wire/systemFields'
import { checkFormat } from './date'
import type { FieldFacts } from './FieldFacts'
import { checkPeriod, type PeriodBase, rulesOfPeriod } from './period'

/** A day and a time of day, stored as `YYYY-MM-DD HH:mm:ss`. */
export interface DatetimeField extends PeriodBase {
  type: 'datetime'
  /**
   * How the value is shown. In the order in which it is stored, such as `YYYY-MM-DD HH:mm`, it says which parts are shown, and readers see them as their
   * language writes dates; any other form, such as `DD/MM/YYYY HH:mm`, stands as it is.
   */
  format?: string
  /**
   * true: a moment that is the same everywhere: stored by the clock of the server, shown and typed by that of the
   * reader. Other values are shown as they were typed. `createTime` and `updateTime` are always such moments.
   */
  zoned?: boolean
}

/** Whether a field holds moments of the server's clock, which readers see by their own. */
export function isZoned({ key, zoned }: Pick<DatetimeField, 'key' | 'zoned'>): boolean {
  return zoned ?? isSystemField(key)
}

export const datetime: FieldFacts<DatetimeField> = {
  aliases: ['Datetime'],
  column: () => 'timestamp',
  isZoned,
  valueSchema: () => ({ type: 'string', pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$' }),
  query: 'range',
  namesNoRow: true,
  reportView: { name: 'datetime' },
  width: 200,
  minWidth: 190,
  rules: rulesOfPeriod,
  checkPage: (field, place) => [...checkFormat(field, place.path, 'YYYY-MM-DD HH:mm'), ...checkPeriod(field, place, 'timestamp')],
  sample: (_, index) => `2026-01-${String(index + 1).padStart(2, '0')} 0${index}:30:00`,
  examples: [{ type: 'datetime', key: 'startedAt', title: { 'zh-CN': '开始时间', 'en-US': 'Started', 'de-DE': 'Beginn' } }],
}
