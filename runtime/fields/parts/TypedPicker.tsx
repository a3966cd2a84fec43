import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import {
  type ComponentProps,
  type ComponentRef,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { DateShape } from './DateBox'
import { isReadByCalendar, useTypedDate } from './useTypedDate'

type PickerProps = Omit<ComponentProps<typeof DatePicker>, 'multiple' | 'onOpenChange' | 'onBlur' | 'open'>

interface TypedPickerProps extends PickerProps {
  shape: DateShape
  /** What is stored, or nothing. */
  stored: unknown
  onStore(stored: string): void
  isOpenAtFirst?: boolean
  /** What was typed before the calendar had come. */
  typedAtFirst?: string
  onClosed?(): void
  onBlur?(event?: unknown): void
}

type TypedInputProps = ComponentProps<'input'> & { 'data-invalid'?: boolean }

/**
 * Without it antd lets nobody type into a box whose text a function makes, and calls invalid for ever what it has not read by itself: whether the value is, the form
 * knows.
 */
function TypedInput({ readOnly: _, 'data-invalid': isInvalid, ...props }: TypedInputProps) {
  return <input {...props} aria-invalid={isInvalid || undefined} />
}

const components = { input: TypedInput }

/**
 * antd's calendar, whose box reads what is typed or pasted as its reader writes dates: when Enter is pressed, and when the box is left. What is no date is said,
 * and the box shows again what it held.
 */
export function TypedPicker(given: TypedPickerProps) {
  const { shape, stored, onStore, isOpenAtFirst = false, typedAtFirst, onClosed, onBlur, onChange, ...props } = given
  const { take: takeTyped } = useTypedDate(shape, stored, onStore)
  const replaced = useReplaced(stored)
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const [refused, setRefused] = useState(0)
  const isClosing = useRef(false)
  const isTabbing = useRef(false)
  const picker = useTypedAtFirst(typedAtFirst)
  const close = () => {
    setOpen(false)
    onClosed?.()
  }
  const take = (typed: string) => {
    if (isReadByCalendar(typed, shape)) return undefined
    const isTaken = takeTyped(typed)
    if (isTaken) replaced.current = { stored }
    return isTaken
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
      ref={picker}
      key={refused}
      components={components}
      data-invalid={props['aria-invalid'] === true || undefined}
      open={isOpen}
      data-open={isOpen || undefined}
      onChange={(day: unknown, text) => {
        // What the calendar gives as it closes is what it held before something else was typed.
        const isReplaced = replaced.current !== undefined && dayjs.isDayjs(day) && shape.write(day) === replaced.current.stored
        if (!isReplaced) onChange?.(day, text)
      }}
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

/** What was stored before a typed text took its place, until the calendar holds that too. */
function useReplaced(stored: unknown) {
  const replaced = useRef<{ stored: unknown }>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the calendar, whose effects come before this one, has been given another date
  useEffect(() => {
    replaced.current = undefined
  }, [stored])
  return replaced
}

/** Goes on with a text as if it was typed into the calendar's own box, which keeps it to itself. */
function useTypedAtFirst(typed: string | undefined) {
  const picker = useRef<ComponentRef<typeof DatePicker>>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: at first, and never again
  useEffect(() => {
    const input = picker.current?.nativeElement.querySelector('input')
    // The box that gave way to this one was reached by Tab, which selects what stands in it.
    if (input && typed === undefined && input === document.activeElement) input.select()
    if (!input || typed === undefined) return
    // After the effects of the box, which begin with what is stored. React listens to what is set past its own setter.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }, [])
  // A box that goes with the focus in it hears of losing it when it is gone already, and looks for itself.
  const left = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const box = picker.current?.nativeElement
    // While the product is developed, every box goes once and comes back.
    left.current?.focus()
    return () => {
      const { activeElement } = document
      left.current = activeElement instanceof HTMLElement && box?.contains(activeElement) ? activeElement : null
      left.current?.blur()
    }
  }, [])
  return picker
}
