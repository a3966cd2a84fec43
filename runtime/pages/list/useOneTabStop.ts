import { type KeyboardEvent, type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { focusByArrow } from '../../kit/focusByArrow'

/** The buttons of a toolbar; what they open stands beside them. */
export function toolbarButtons(bar: HTMLElement): HTMLElement[] {
  return [...bar.children].filter((child) => child instanceof HTMLButtonElement)
}

/** Makes a toolbar one stop of the Tab key: the button that had the focus last, at first the first one. The arrow keys go from button to button. */
export function useOneTabStop(bar: RefObject<HTMLElement | null>): (event: KeyboardEvent<HTMLElement>) => void {
  const last = useRef<Element>(null)
  const mark = useCallback(() => {
    const buttons = bar.current ? toolbarButtons(bar.current) : []
    if (buttons.some((button) => button === document.activeElement)) last.current = document.activeElement
    const stop = buttons.find((button) => button === last.current) ?? buttons[0]
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1
  }, [bar])
  // Buttons come and go with each drawing.
  useLayoutEffect(mark)
  useLayoutEffect(() => {
    const element = bar.current
    element?.addEventListener('focusin', mark)
    return () => element?.removeEventListener('focusin', mark)
  }, [bar, mark])
  return useCallback((event) => focusByArrow(event, toolbarButtons(event.currentTarget)), [])
}
