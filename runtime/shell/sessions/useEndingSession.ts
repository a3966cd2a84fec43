import { useEffect, useState } from 'react'
import type { SessionLife } from '../../../schemas/api/session'

/** Seconds before its end from which on a session is watched; one that ends when it is idle always is. */
const watchFor = 10 * 60

/** A session, and when it was said how long it goes on, in milliseconds since 1970. */
export interface WatchedSession {
  life: SessionLife
  since: number
}

/** The session, as soon as its end is near enough to watch for it. */
export function useEndingSession(life: SessionLife | undefined): WatchedSession | null {
  const [ending, setEnding] = useState<WatchedSession | null>(null)
  useEffect(() => {
    if (!life) return
    const since = Date.now()
    const pause = life.idleSeconds === null ? Math.max(0, life.endsIn - watchFor) * 1000 : 0
    const timer = setTimeout(() => setEnding({ life, since }), pause)
    return () => clearTimeout(timer)
  }, [life])
  return ending?.life === life ? ending : null
}
