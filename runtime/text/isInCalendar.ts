/** Whether the calendar has the month and the day that a stored text begins with: what parses dates makes another day of a 31st of February. */
export function isInCalendar(text: string): boolean {
  const [year = 0, month = 1, day = 1] = text.slice(0, 10).split('-').map(Number)
  return month >= 1 && month <= 12 && day >= 1 && day <= new Date(year, month, 0).getDate()
}
