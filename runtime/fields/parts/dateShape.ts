import { type DateField, pickerOf } from '../../../schemas/fields/date'
import type { DateShape } from './DateBox'
import { dateForm, readDate, shownDate, storedDate } from './dateTexts'

/** How a day, month, year, week or quarter is picked. */
export function dateShape(config: Pick<DateField, 'picker' | 'format'>): DateShape {
  const picker = pickerOf(config)
  return {
    picker,
    hasTime: false,
    format:
      picker === 'week' || picker === 'quarter' ? (day) => shownDate(storedDate(day, picker), config) : dateForm(picker, config.format),
    read: (stored) => readDate(stored, picker),
    write: (day) => storedDate(day, picker),
  }
}
