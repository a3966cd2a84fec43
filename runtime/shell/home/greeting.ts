/** Which greeting goes with the hour (specification P9): before 9, to 11, to 13, before 20, later. */
export function greetingKey(hour: number): string {
  if (hour < 9) return 'shell.morning'
  if (hour <= 11) return 'shell.forenoon'
  if (hour <= 13) return 'shell.noon'
  return hour < 20 ? 'shell.afternoon' : 'shell.evening'
}
