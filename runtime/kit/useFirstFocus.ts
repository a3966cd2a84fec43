import { type RefObject, useEffect, useRef } from 'react'
import { focusOpened } from './focusFirstField'

/** Leads into the first field of a dialog that has opened, as soon as it is drawn: `body` is what stands around the contents, `afterOpenChange` the dialog's. */
export function useFirstFocus(): { body: RefObject<HTMLDivElement | null>; afterOpenChange(isShown: boolean): void } {
  const body = useRef<HTMLDivElement>(null)
  const endWaiting = useRef<() => void>(undefined)
  useEffect(() => () => endWaiting.current?.(), [])
  const afterOpenChange = (isShown: boolean) => {
    endWaiting.current?.()
    endWaiting.current = isShown && body.current ? focusOpened(body.current) : undefined
  }
  return { body, afterOpenChange }
}
