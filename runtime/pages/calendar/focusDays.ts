import type { KeyboardEvent } from 'react'

const columns = 7

/** Days that an arrow key goes on by, where the days stand in weeks and where they stand side by side alike. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }

/** Class of the button of a day, which the arrow keys go between. */
export const dayButton = 'calendar-day-button'

/** An arrow key on the button of a day takes the focus to that of another, Home and End to those of the first and the last day that are shown. */
export function focusDays(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget } = event
  const days = [...(currentTarget.closest('.calendar-grid')?.querySelectorAll<HTMLElement>(`.${dayButton}`) ?? [])]
  const to = key === 'Home' ? 0 : key === 'End' ? days.length - 1 : days.indexOf(currentTarget) + (steps[key] ?? Number.NaN)
  const day = days[to]
  if (!day) return
  event.preventDefault()
  day.focus()
}
