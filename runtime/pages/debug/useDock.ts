import { useLayoutEffect, useRef, useState } from 'react'

/**
 * A place beside the page, over every dialog, for as long as the page is on the screen: the page and its dialogs keep the rest of the room. Escape inside
 * of it calls `onEscape`, and closes nothing else.
 */
export function useDock(onEscape: () => void): HTMLElement {
  const [dock] = useState(() => document.createElement('div'))
  const latest = useRef(onEscape)
  useLayoutEffect(() => {
    latest.current = onEscape
  })
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      latest.current()
    }
    dock.addEventListener('keydown', onKeyDown)
    document.body.append(dock)
    document.body.classList.add('pw-debugged')
    return () => {
      dock.removeEventListener('keydown', onKeyDown)
      dock.remove()
      document.body.classList.remove('pw-debugged')
    }
  }, [dock])
  return dock
}
