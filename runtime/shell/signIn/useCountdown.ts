import { useCallback, useEffect, useState } from 'react'

/** Counts whole seconds down to 0, by the clock: a tab that slept is not behind. */
export function useCountdown(): [left: number, start: (seconds: number) => void] {
  const [end, setEnd] = useState(0)
  const [now, setNow] = useState(0)
  const isRunning = end > now
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  const start = useCallback((seconds: number) => {
    setNow(Date.now())
    setEnd(Date.now() + seconds * 1000)
  }, [])
  return [isRunning ? Math.ceil((end - now) / 1000) : 0, start]
}
