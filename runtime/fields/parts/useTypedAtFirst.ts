import type { DatePicker } from 'antd'
import { type ComponentRef, useEffect, useLayoutEffect, useRef } from 'react'
import { typeInto } from './TypedInput'

/** Goes on with a text as if it was typed into the calendar's own box, which keeps it to itself. */
export function useTypedAtFirst(typed: string | undefined) {
  const picker = useRef<ComponentRef<typeof DatePicker>>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: at first, and never again
  useEffect(() => {
    const input = picker.current?.nativeElement.querySelector('input')
    // The box that gave way to this one was reached by Tab, which selects what stands in it.
    if (input && typed === undefined && input === document.activeElement) input.select()
    if (!input || typed === undefined) return
    // After the effects of the box, which begin with what is stored.
    typeInto(input, typed)
  }, [])
  // A box that goes with the focus in it hears of losing it when it is gone already, and looks for itself.
  const left = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const box = picker.current?.nativeElement
    // While the product is developed, every box goes once and comes back.
    left.current?.focus()
    return () => {
      const { activeElement } = document
      left.current = activeElement instanceof HTMLElement && box?.contains(activeElement) ? activeElement : null
      left.current?.blur()
    }
  }, [])
  return picker
}
