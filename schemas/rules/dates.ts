const dayLength = 86_400_000

const two = (number: number): string => String(number).padStart(2, '0')

/** The day of `moment` where the program runs, as `YYYY-MM-DD`. */
export function dayText(moment: Date): string {
  return `${String(moment.getFullYear()).padStart(4, '0')}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}

/** `moment` where the program runs, as `YYYY-MM-DD HH:mm:ss`. */
export function momentText(moment: Date): string {
  return `${dayText(moment)} ${two(moment.getHours())}:${two(moment.getMinutes())}:${two(moment.getSeconds())}`
}

/** Days since 1970 of a text that starts with `YYYY-MM-DD`; throws for any other text. */
function dayNumber(text: string): number {
  const parts = /^(\d{4})-(\d{2})-(\d{2})/.exec(text)
  if (!parts) throw new RangeError(`"${text}" is no date`)
  return Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3])) / dayLength
}

/** The day `days` later, as `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
  return new Date((dayNumber(date) + Math.trunc(days)) * dayLength).toISOString().slice(0, 10)
}

/** Whole days from `begin` to `end`; negative when `end` is earlier. */
export function daysBetween(begin: string, end: string): number {
  return dayNumber(end) - dayNumber(begin)
}
