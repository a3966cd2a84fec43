import dayjs from 'dayjs'
import { usePageHost } from '../../session/PageHost'
import type { InputProps } from '../FieldComponents'
import type { DateShape } from './DateBox'
import type { readTyped } from './typedDate'

interface TypedDateProps extends Pick<InputProps<never>, 'onUnread'> {
  shape: DateShape
  /** What is stored, or nothing. */
  stored: unknown
  onStore(stored: string | null): void
}

interface TypedDate {
  /** What is stored, as it is shown. */
  shown: string
  /** Whether the text is a date, which is stored now, or an emptied box; undefined where there is nothing to read. What is no date is refused. */
  take(typed: string, read: typeof readTyped): boolean | undefined
  /** Marks the field with a text that was not read, or says so where no field can be marked. */
  refuse(typed: string, message: string): void
}

/** Takes what is typed or pasted into the box of a date as its reader writes dates. What reads it comes with the calendar, and is handed in. */
export function useTypedDate({ shape, stored, onStore, onUnread }: TypedDateProps): TypedDate {
  const { notify, text } = usePageHost()
  const day = shape.read(stored)
  const shown = day ? shownIn(shape, day) : ''
  const refuse = (typed: string, message: string) => {
    if (onUnread) onUnread({ typed, message })
    else notify('warning', message)
  }
  const take = (typed: string, read: typeof readTyped) => {
    const isEmptied = typed.trim() === '' && shown !== ''
    if (isEmptied) {
      onStore(null)
      return true
    }
    const isGivenUp = typed.trim() === '' || typed === shown
    const found = isGivenUp ? null : read(typed, shape)
    if (found && shape.write(found) !== stored) onStore(shape.write(found))
    else if (found || isGivenUp) onUnread?.(undefined)
    else refuse(typed, text(shape.picker === 'time' ? 'fields.noTime' : 'fields.noDate', { typed, example: exampleOf(shape) }))
    return isGivenUp ? undefined : found !== null
  }
  return { shown, take, refuse }
}

/** How a date may be written, in the form that is shown. */
function exampleOf(shape: DateShape): string {
  const day = shape.read(shape.write(dayjs('2026-12-31T08:30:00')))
  return day ? shownIn(shape, day) : ''
}

function shownIn({ format }: DateShape, day: dayjs.Dayjs): string {
  return typeof format === 'function' ? format(day) : day.format(format)
}
