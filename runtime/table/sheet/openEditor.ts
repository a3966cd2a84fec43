import { createContext, type RefObject, useContext, useLayoutEffect } from 'react'

/** Closes the editor of a cell that is open in the table; null while none is. */
export const EditorRefContext = createContext<RefObject<(() => void) | null>>({ current: null })

/** Lets the table close the editor that asks. */
export function useClosedByTable(close: () => void): void {
  const ref = useContext(EditorRefContext)
  // At once: whoever asks when rows have gone must not find the editor that went with them.
  useLayoutEffect(() => {
    ref.current = close
    return () => {
      ref.current = null
    }
  })
}
