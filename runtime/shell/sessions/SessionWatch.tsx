import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import type { SessionLife } from '../../../schemas/api/session'
import { lazyPart } from '../../kit/lazyPart'
import { showWarning } from '../../kit/notifications'
import { PartSuspense } from '../../kit/PartSuspense'
import { usePageHost } from '../../session/PageHost'
import { keepSessionAtom } from '../../session/session'
import { useSignOut } from '../useSignOut'
import { noteActivity, readLastActivity } from './lastActivity'
import { useSessionText } from './sessionTexts'
import type { WatchedSession } from './useEndingSession'

const SessionEnding = lazyPart(() => import('./SessionEnding'), 'SessionEnding')

/** Seconds before the end from which on it is said. */
const warnFor = 5 * 60
/** Milliseconds between two looks at the time; between two words to the server that somebody is there without calling anything. */
const lookEvery = 10_000
const sayEvery = 5 * 60_000
const activities = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/**
 * Says that the session is about to end, and keeps it while somebody is there. Of a shared computer that nobody touches any more it is ended here as well,
 * whatever the product asks the server by itself.
 */
export function SessionWatch({ session }: { session: WatchedSession }) {
  const { calls, text } = usePageHost()
  const say = useSessionText()
  const keep = useSetAtom(keepSessionAtom)
  const signOut = useSignOut()
  const [known, setKnown] = useState(() => ({ session, ...knownOf(session) }))
  const [left, setLeft] = useState<number | null>(null)
  if (known.session !== session) setKnown({ session, ...knownOf(session) })
  const stay = useEffectEvent(async () => {
    noteActivity()
    setLeft(null)
    try {
      const life = await calls.post<SessionLife>('/sys/session/stay')
      setKnown((before) => ({ ...before, ...knownOf({ life, since: Date.now() }) }))
      keep()
    } catch {
      // The next look sees how much is left.
    }
  })
  const look = useEffectEvent(() => {
    const { idleSeconds, endsAt, saidAt } = known
    const now = Date.now()
    const activeAt = Math.max(readLastActivity(), saidAt)
    const ends = idleSeconds === null ? endsAt : activeAt + idleSeconds * 1000
    if (idleSeconds !== null && ends <= now) {
      showWarning('signed-out', text('calls.notice'), say('idle'))
      return signOut()
    }
    if (idleSeconds !== null && activeAt - saidAt > sayEvery) return void stay()
    const seconds = Math.ceil((ends - now) / 1000)
    setLeft(seconds <= warnFor && seconds > 0 ? seconds : null)
  })
  useEffect(() => {
    const timer = setInterval(look, lookEvery)
    for (const name of activities) document.addEventListener(name, noteActivity, { passive: true, capture: true })
    return () => {
      clearInterval(timer)
      for (const name of activities) document.removeEventListener(name, noteActivity, { capture: true })
    }
  }, [])
  return <PartSuspense>{left !== null && <SessionEnding seconds={left} onStay={() => void stay()} onSignOut={signOut} />}</PartSuspense>
}

function knownOf({ life: { endsIn, idleSeconds }, since }: WatchedSession) {
  return { idleSeconds, endsAt: since + endsIn * 1000, saidAt: since }
}
