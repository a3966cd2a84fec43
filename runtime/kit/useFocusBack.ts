import { useEffect, useState } from 'react'

/**
 * Gives the focus back to what had it when this came, or to `place`, as it goes: for dialogs and menus that are taken away while they are open. Who has gone elsewhere
 * meanwhile stays there.
 */
export function useFocusBack(isOpen = true, place?: HTMLElement): void {
  // Taken while it is drawn: a dialog has taken the focus before its effects run.
  const [before] = useState(() => (isOpen ? document.activeElement : null))
  const to = place ?? before
  useEffect(
    () => () => {
      if (document.activeElement === document.body && to instanceof HTMLElement) to.focus()
    },
    [to],
  )
}
