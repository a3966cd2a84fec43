import { type KeyboardEvent, useRef } from 'react'

/** Escape inside of an editor lets Tab leave it, and does not close the dialog around it; a second one does. */
export function useEscape(): (event: KeyboardEvent) => void {
  const wasEscape = useRef(false)
  return (event) => {
    const isEscape = event.key === 'Escape'
    if (isEscape && !wasEscape.current) event.stopPropagation()
    wasEscape.current = isEscape
  }
}
