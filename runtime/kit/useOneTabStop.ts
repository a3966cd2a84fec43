import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'

const noneIsPreferred = () => false

/**
 * Makes what stands in a place one stop of the Tab key: the item that had the focus last, at first the preferred or the first one. How the arrow keys go from
 * item to item is for whoever uses it. Both functions must stay the same from drawing to drawing.
 */
export function useOneTabStop(
  place: RefObject<HTMLElement | null>,
  itemsOf: (place: HTMLElement) => HTMLElement[],
  isPreferred: (item: HTMLElement) => boolean = noneIsPreferred,
): void {
  const last = useRef<Element>(null)
  const mark = useCallback(() => {
    const items = place.current ? itemsOf(place.current) : []
    const active = document.activeElement
    if (items.some((item) => item === active)) last.current = active
    const stop = items.find((item) => item === last.current) ?? items.find(isPreferred) ?? items[0]
    // Written only where it changes: each attribute that is written has the styles of its element reckoned again.
    for (const item of items) {
      const tabIndex = item === stop ? 0 : -1
      if (item.tabIndex !== tabIndex) item.tabIndex = tabIndex
    }
  }, [place, itemsOf, isPreferred])
  // Items come and go with each drawing.
  useLayoutEffect(mark)
  useLayoutEffect(() => {
    const element = place.current
    element?.addEventListener('focusin', mark)
    return () => element?.removeEventListener('focusin', mark)
  }, [place, mark])
}
