import { useEffect, useState } from 'react'
import { useStableCallback } from './useStableCallback'

/**
 * Gives the focus back to what had it when this came, or to what `place` finds then, as it goes: for dialogs and menus that are taken away while they are open. Who has gone elsewhere
 * meanwhile stays there.
 */
export function useFocusBack(isOpen = true, place?: () => HTMLElement | null | undefined): void {
  // Taken while it is drawn: a dialog has taken the focus before its effects run.
  const [before] = useState(() => (isOpen ? document.activeElement : null))
  const giveBack = useStableCallback(() => {
    const to = place ? place() : before
    if (document.activeElement === document.body && to instanceof HTMLElement) to.focus()
  })
  useEffect(() => () => giveBack(), [giveBack])
}
