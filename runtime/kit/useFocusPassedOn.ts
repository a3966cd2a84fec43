import type { RefObject } from 'react'
import { useWhenGone } from './useWhenGone'

const stops = ':is(button, input, [tabindex="0"]):not(:disabled)'

/** When a piece goes with the focus inside of it, what the Tab key would have come to next has it: nobody starts again at the top of the page. */
export function useFocusPassedOn(piece: RefObject<HTMLElement | null>): void {
  useWhenGone(() => {
    const going = piece.current
    if (!going?.contains(document.activeElement)) return
    const all = [...(going.parentElement?.querySelectorAll<HTMLElement>(stops) ?? [])]
    const following = all.filter((stop) => stop.tabIndex >= 0 && comesAfter(stop, going))
    // A cell hands the focus to what stands in it.
    following.find((stop) => !following.some((other) => other !== stop && stop.contains(other)))?.focus()
  })
}

function comesAfter(stop: Node, piece: Node): boolean {
  return !piece.contains(stop) && (piece.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}
