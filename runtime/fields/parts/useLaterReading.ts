import { useState } from 'react'
import { importAgain } from '../../kit/importAgain'
import { usePageHost } from '../../session/PageHost'
import type { DateBoxProps } from './DateBox'
import { useTypedDate } from './useTypedDate'

interface LaterReading {
  /** What is stored, as it is shown. */
  shown: string
  isReading: boolean
  /** Reads a text once what reads dates has come. `onRead` is called when it is stored or refused. */
  read(typed: string, onRead: () => void): void
}

const loadReader = () => importAgain(() => import('./typedDate'), 'readTyped')

/** Fetches what reads typed dates. */
export function preloadReader(): void {
  loadReader().catch(() => undefined)
}

/** Reads what was typed into the box of a date before its calendar has come: the form waits for it before it saves. */
export function useLaterReading({ shape, value, onChange, onUnread, onReading }: DateBoxProps): LaterReading {
  const { text } = usePageHost()
  const [readings, setReadings] = useState(0)
  const { shown, take, refuse } = useTypedDate({ shape, stored: value, onStore: onChange, onUnread })
  const read = (typed: string, onRead: () => void) => {
    setReadings((count) => count + 1)
    const end = () => {
      onRead()
      setReadings((count) => count - 1)
    }
    const reading = loadReader().then(
      (reader) => void take(typed, reader),
      () => refuse(typed, text('fields.notRead', { typed })),
    )
    const ended = reading.then(end, end)
    onReading?.(ended)
  }
  return { shown, isReading: readings > 0, read }
}
