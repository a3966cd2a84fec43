import type { CronExpression } from './CronExpression'
import { valuesOf } from './valuesOf'

/** A day of the calendar; `month` is 1 to 12. */
export interface DayOfYear {
  year: number
  month: number
  day: number
}

const saturday = 7
const sunday = 1

/** Whether the expression means the day: the day of the month, the month, the day of the week, the year. */
export function isDayOf(expression: CronExpression): (at: DayOfYear) => boolean {
  const years = new Set(valuesOf('year', expression.year))
  const months = new Set(valuesOf('month', expression.month))
  const isDayOfMonth = dayOfMonth(expression)
  const isDayOfWeek = dayOfWeek(expression)
  return (at) => years.has(at.year) && months.has(at.month) && isDayOfMonth(at) && isDayOfWeek(at)
}

function dayOfMonth({ day }: CronExpression): (at: DayOfYear) => boolean {
  if (day.kind === 'last')
    return (at) => {
      const meant = lastDayOf(at) - day.before
      return meant >= 1 && at.day === (day.isWeekday ? nearestWeekday({ ...at, day: meant }) : meant)
    }
  // A month without the day has none near it either.
  if (day.kind === 'nearestWeekday') return (at) => day.day <= lastDayOf(at) && at.day === nearestWeekday({ ...at, day: day.day })
  const days = new Set(valuesOf('day', day))
  return (at) => days.has(at.day)
}

function dayOfWeek({ week }: CronExpression): (at: DayOfYear) => boolean {
  if (week.kind === 'lastOf') return (at) => weekdayOf(at) === week.weekday && at.day + 7 > lastDayOf(at)
  if (week.kind === 'nth') return (at) => weekdayOf(at) === week.weekday && Math.ceil(at.day / 7) === week.nth
  const weekdays = new Set(valuesOf('week', week))
  return (at) => weekdays.has(weekdayOf(at))
}

/** The weekday nearest to the day that lies in the same month. */
function nearestWeekday(at: DayOfYear): number {
  const weekday = weekdayOf(at)
  if (weekday === saturday) return at.day === 1 ? 3 : at.day - 1
  if (weekday === sunday) return at.day === lastDayOf(at) ? at.day - 2 : at.day + 1
  return at.day
}

/** 1 is Sunday, 7 is Saturday. */
function weekdayOf({ year, month, day }: DayOfYear): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 1
}

function lastDayOf({ year, month }: DayOfYear): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}
