import { createContext, type KeyboardEvent, type ReactNode, type RefObject, useContext, useEffect, useRef, useState } from 'react'

/** true from the letter that opens a cell until the cell's editor stands. */
const Opening = createContext<RefObject<boolean>>({ current: false })

interface OpeningAreaProps {
  onKeyDown?(event: KeyboardEvent): void
  children: ReactNode
}

/** What a table stands in: it remembers whether the last thing done there was a letter, for the editor that the letter opens. */
export function OpeningArea({ onKeyDown, children }: OpeningAreaProps) {
  const opening = useRef(false)
  const pressKey = (event: KeyboardEvent) => {
    opening.current = isTyping(event)
    onKeyDown?.(event)
  }
  const pressPointer = () => {
    opening.current = false
  }
  return (
    <Opening value={opening}>
      <div className="table" onKeyDownCapture={pressKey} onPointerDownCapture={pressPointer}>
        {children}
      </div>
    </Opening>
  )
}

/** true for a key that writes something: also the first one of an input method, which says no more than that it works. */
function isTyping({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key === 'Process' || (key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey)
}

/** Whether the editor that asks stands because somebody typed a letter onto its cell. */
export function useOpenedByTyping(): boolean {
  const opening = useContext(Opening)
  const [isTyped] = useState(opening.current)
  useEffect(() => {
    opening.current = false
  }, [opening])
  return isTyped
}
