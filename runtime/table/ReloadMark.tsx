import { useEffect, useState } from 'react'
import { usePageHost } from '../session/PageHost'

/** Milliseconds that a value which somebody else has changed is marked for (B9-reload). */
const markedFor = 1400

/** Lies over a cell that somebody else has just changed: a frame and a corner, and a word for screen readers. Gone by itself. */
export function ReloadMark({ at }: { at: number }) {
  const { text } = usePageHost()
  const [gone, setGone] = useState<number>()
  const left = at + markedFor - Date.now()
  const isShown = left > 0 && gone !== at
  useEffect(() => {
    if (!isShown) return
    const timer = setTimeout(() => setGone(at), at + markedFor - Date.now())
    return () => clearTimeout(timer)
  }, [at, isShown])
  return isShown ? <span className="table-reloaded" role="note" aria-label={text('table.reloaded')} /> : null
}
