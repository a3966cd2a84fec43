import type { FieldBase } from './FieldBase'
import type { FieldFacts } from './FieldFacts'

/** A time of day, stored as `HH:mm:ss`. */
export interface TimeField extends FieldBase {
  type: 'time'
  /**
   * How far the value is picked and shown: to the second, or to the minute.
   * @default "HH:mm:ss"
   */
  format?: 'HH:mm:ss' | 'HH:mm'
}

export const time: FieldFacts<TimeField> = {
  aliases: [],
  column: () => 'time',
  valueSchema: () => ({ type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$' }),
  query: 'range',
  namesNoRow: true,
  reportView: { name: 'time' },
  minWidth: 110,
  sample: (_, index) => `${String(8 + (index % 10)).padStart(2, '0')}:30:00`,
  examples: [
    { type: 'time', key: 'startsAt', title: { 'zh-CN': '开始时间', 'en-US': 'Starts at', 'de-DE': 'Beginnt um' } },
    { type: 'time', key: 'endsAt', title: { 'zh-CN': '结束时间', 'en-US': 'Ends at', 'de-DE': 'Endet um' }, format: 'HH:mm' },
  ],
}
