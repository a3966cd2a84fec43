import { type KeyboardEvent, useRef } from 'react'

/** Tab takes what the list of several choices points to, and leaves what is chosen already: antd would take it away. */
export function useKeptByTab<V extends string | number>(chosen: readonly V[]) {
  const isTab = useRef(false)
  const hearKey = ({ key }: KeyboardEvent) => {
    isTab.current = key === 'Tab'
    // antd gives what a key chooses at once; what comes later is another's.
    queueMicrotask(() => {
      isTab.current = false
    })
  }
  return { hearKey, keep: (next: V[]) => (isTab.current ? [...new Set([...chosen, ...next])] : next) }
}
