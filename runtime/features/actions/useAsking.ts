import { useCallback, useState } from 'react'
import type { AskTask } from './AskDialog'
import type { ActionContext } from './runAction'

/** The dialog in which buttons ask for values. The task stays while the dialog leaves the screen. */
export function useAsking() {
  const [task, setTask] = useState<AskTask | null>(null)
  const [isOpen, setOpen] = useState(false)
  const ask: ActionContext['ask'] = useCallback((button, perform) => {
    setTask({ button, perform })
    setOpen(true)
  }, [])
  const close = useCallback(() => setOpen(false), [])
  return { task, isOpen, ask, close }
}
