import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import { type ComponentProps, type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { usePageHost } from '../../session/PageHost'
import type { DateShape } from './DateBox'
import { readTypedDate } from './typedDate'

dayjs.extend(customParseFormat)

type PickerProps = Omit<ComponentProps<typeof DatePicker>, 'multiple' | 'onOpenChange' | 'onBlur' | 'open'>

interface TypedPickerProps extends PickerProps {
  shape: DateShape
  /** What is stored, or nothing. */
  stored: unknown
  onStore(stored: string): void
  isOpenAtFirst?: boolean
  onClosed?(): void
  onBlur?(event?: unknown): void
}

/** Without it antd lets nobody type into a box whose text a function makes. */
function TypedInput({ readOnly: _, ...props }: ComponentProps<'input'>) {
  return <input {...props} />
}

const components = { input: TypedInput }

/**
 * antd's calendar, whose box reads what is typed or pasted as its reader writes dates: when Enter is pressed, and when the box is left. What is no date is said,
 * and the box shows again what it held.
 */
export function TypedPicker({ shape, stored, onStore, isOpenAtFirst = false, onClosed, onBlur, ...props }: TypedPickerProps) {
  const { notify, text } = usePageHost()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const [refused, setRefused] = useState(0)
  const isClosing = useRef(false)
  const isTabbing = useRef(false)
  const close = () => {
    setOpen(false)
    onClosed?.()
  }
  const shown = () => {
    const day = shape.read(stored)
    if (!day) return ''
    return typeof shape.format === 'function' ? shape.format(day) : day.format(shape.format)
  }
  /** Whether the text is a date that was not stored before, and is now; undefined where there is nothing to read. */
  const take = (typed: string): boolean | undefined => {
    if (typed.trim() === '' || typed === shown() || isReadByCalendar(typed, shape)) return undefined
    const day = readTypedDate(typed, shape)
    if (day && shape.write(day) !== stored) onStore(shape.write(day))
    else if (!day) notify('warning', text('fields.noDate', { typed, example: exampleOf(shape) }))
    return day !== null
  }
  const takeByEnter = (event: KeyboardEvent<HTMLElement>) => {
    isTabbing.current = event.key === 'Tab'
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || !take(event.target.value)) return
    // antd opens the calendar for an Enter in a closed box.
    isClosing.current = true
    if (isOpen) close()
  }
  return (
    <DatePicker
      {...props}
      key={refused}
      components={components}
      open={isOpen}
      data-open={isOpen || undefined}
      onKeyDown={takeByEnter}
      onKeyUp={() => {
        isClosing.current = false
      }}
      onBlur={(event: FocusEvent<HTMLElement>) => {
        const { target, relatedTarget } = event
        const isIn = (place: string) => relatedTarget instanceof Element && relatedTarget.closest(place) !== null
        const isLeft = isTabbing.current || !isIn('.ant-picker-dropdown')
        // A box that antd has not read is drawn anew with what it held.
        if (isLeft && target instanceof HTMLInputElement && take(target.value) === false) {
          setRefused(refused + 1)
          setOpen(false)
        }
        onBlur?.(event)
      }}
      onOpenChange={(next: boolean) => {
        if (next && isClosing.current) return
        setOpen(next)
        if (!next) onClosed?.()
      }}
    />
  )
}

/** antd reads what is written exactly as it is shown, and gives it by itself. */
function isReadByCalendar(typed: string, { format }: DateShape): boolean {
  return typeof format === 'string' && dayjs(typed, format, true).isValid()
}

/** How a date may be written, in the form that is shown. */
function exampleOf({ format, read, write }: DateShape): string {
  const day = read(write(dayjs('2026-12-31T08:30:00')))
  if (!day) return ''
  return typeof format === 'function' ? format(day) : day.format(format)
}
