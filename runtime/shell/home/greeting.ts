import { useEffect, useState } from 'react'
import type { TextKey } from '../../text/TextKey'

/** Which greeting goes with the hour: before 9, to 11, to 13, before 20, later. */
export function greetingKey(hour: number): TextKey {
  if (hour < 9) return 'shell.morning'
  if (hour <= 11) return 'shell.forenoon'
  if (hour <= 13) return 'shell.noon'
  return hour < 20 ? 'shell.afternoon' : 'shell.evening'
}

/** The greeting of the hour, as the hours go by. */
export function useGreeting(): TextKey {
  const [hour, setHour] = useState(() => new Date().getHours())
  useEffect(() => {
    const timer = setInterval(() => setHour(new Date().getHours()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return greetingKey(hour)
}
