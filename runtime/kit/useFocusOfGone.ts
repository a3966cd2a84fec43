import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'

/** What stands over a list and gives the focus back when it closes. */
const over = '[role="dialog"], [role="menu"]'

/** The part of a list, such as a row, that has the focus, or had it when a dialog or a menu over the list took it. */
export interface FocusedPart {
  element: Element
}

/**
 * Keeps the focus in a list when the part that has it goes: `moveFocus` gives it to what stands there now. A dialog that is open meanwhile, or about to close,
 * keeps the focus until then. The answer is what the list's element is told of the focus with.
 */
export function useFocusOfGone<P extends FocusedPart>(
  body: RefObject<HTMLElement | null>,
  parts: readonly unknown[],
  partOf: (target: Element) => P | null,
  moveFocus: (was: P) => void,
) {
  const focused = useRef<P | null>(null)
  const waiting = useRef<(() => void) | null>(null)
  useEffect(() => {
    const leave = ({ target }: FocusEvent) => {
      const isElsewhere = target instanceof Element && !body.current?.contains(target) && !target.closest(over) && !isNowhere(target)
      if (isElsewhere) focused.current = null
    }
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('focusin', leave)
      waiting.current?.()
    }
  }, [body])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other parts are drawn
  useLayoutEffect(() => {
    const was = focused.current
    if (!was || was.element.isConnected) return
    focused.current = null
    waiting.current?.()
    waiting.current = whenFocusIsLost(() => moveFocus(was))
  }, [parts])
  return useCallback(
    (target: Element) => {
      // What a part has opened elsewhere tells of its focus too.
      if (body.current?.contains(target)) focused.current = partOf(target)
    },
    [body, partOf],
  )
}

/** true where the focus is of no use: nothing has it, or the page as a whole, which dialogs give it to when they find nothing better. */
function isNowhere(element: Element | null): boolean {
  return element === null || element === document.body || element.localName === 'main'
}

/** Calls back once as soon as nothing has the focus, and never when somebody has taken it elsewhere meanwhile. The answer ends the waiting. */
function whenFocusIsLost(action: () => void): () => void {
  const look = () => {
    const { activeElement } = document
    if (!isNowhere(activeElement) && activeElement?.closest(over)) return
    stop()
    if (isNowhere(activeElement)) action()
  }
  const changes = new MutationObserver(look)
  const stop = () => {
    changes.disconnect()
    document.removeEventListener('focusin', look)
  }
  changes.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', look)
  look()
  return stop
}
