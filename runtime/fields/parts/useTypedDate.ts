import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import { usePageHost } from '../../session/PageHost'
import type { DateShape } from './DateBox'
import { readTypedDate } from './typedDate'

dayjs.extend(customParseFormat)

interface TypedDate {
  /** What is stored, as it is shown. */
  shown: string
  /** Whether the text is a date that was not stored before, and is now; undefined where there is nothing to read. What is no date is said. */
  take(typed: string): boolean | undefined
}

/** Reads what is typed or pasted into the box of a date as its reader writes dates. */
export function useTypedDate(shape: DateShape, stored: unknown, onStore: (stored: string) => void): TypedDate {
  const { notify, text } = usePageHost()
  const day = shape.read(stored)
  const shown = day ? shownIn(shape, day) : ''
  const take = (typed: string) => {
    if (typed.trim() === '' || typed === shown) return undefined
    const exact = typeof shape.format === 'string' ? dayjs(typed, shape.format, true) : undefined
    const read = exact?.isValid() ? exact : readTypedDate(typed, shape)
    if (read && shape.write(read) !== stored) onStore(shape.write(read))
    else if (!read) notify('warning', text('fields.noDate', { typed, example: exampleOf(shape) }))
    return read !== null
  }
  return { shown, take }
}

/** How a date may be written, in the form that is shown. */
function exampleOf(shape: DateShape): string {
  const day = shape.read(shape.write(dayjs('2026-12-31T08:30:00')))
  return day ? shownIn(shape, day) : ''
}

function shownIn({ format }: DateShape, day: dayjs.Dayjs): string {
  return typeof format === 'function' ? format(day) : day.format(format)
}

/** antd reads what is written exactly as it is shown, and gives it by itself. */
export function isReadByCalendar(typed: string, { format }: DateShape): boolean {
  return typeof format === 'string' && dayjs(typed, format, true).isValid()
}
