import { useLayoutEffect, useState } from 'react'

/**
 * false while a component is drawn for the first time. A dialog opens only then: what is drawn first after its code was fetched may be thrown away and begun
 * anew, and antd counts each of those dialogs as open for good; those below them hear Escape no more.
 */
export function useIsMounted(): boolean {
  const [isMounted, setMounted] = useState(false)
  useLayoutEffect(() => setMounted(true), [])
  return isMounted
}
