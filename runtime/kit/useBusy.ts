import { useRef, useState } from 'react'

/** Whether an action is on its way, and what begins one: pressed again meanwhile it does nothing. What is done at once is never on its way. */
export function useBusy(): readonly [isBusy: boolean, run: (action: () => unknown) => Promise<void>] {
  const [isBusy, setBusy] = useState(false)
  // Two presses may come before the first is drawn.
  const isRunning = useRef(false)
  const run = async (action: () => unknown) => {
    if (isRunning.current) return
    const result = action()
    if (!(result instanceof Promise)) return
    isRunning.current = true
    setBusy(true)
    try {
      await result
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return [isBusy, run]
}
