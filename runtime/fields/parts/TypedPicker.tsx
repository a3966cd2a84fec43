import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { type ComponentProps, type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useWhenGone } from '../../kit/useWhenGone'
import type { InputProps } from '../FieldComponents'
import type { DateShape } from './DateBox'
import { TypedInput, typeInto, UnreadContext, useTyping } from './TypedInput'
import { isReadByCalendar, readTyped } from './typedDate'
import { useTypedAtFirst } from './useTypedAtFirst'
import { useTypedDate } from './useTypedDate'

type PickerProps = Omit<ComponentProps<typeof DatePicker>, 'multiple' | 'onOpenChange' | 'onBlur' | 'open'>

interface TypedPickerProps extends PickerProps, Pick<InputProps<never>, 'unread' | 'onUnread'> {
  shape: DateShape
  /** What is stored, or nothing. */
  stored: unknown
  onStore(stored: string | null): void
  isOpenAtFirst?: boolean
  /** What was typed before the calendar had come. */
  typedAtFirst?: string
  onClosed?(): void
  onBlur?(event?: unknown): void
}

const components = { input: TypedInput }

/**
 * antd's calendar, whose box reads what is typed or pasted as its reader writes dates: when Enter is pressed, and when the box is left. What is no date stays in
 * the box where the field can be marked with it; else it is said, and the box shows again what it held.
 */
export function TypedPicker(given: TypedPickerProps) {
  const { shape, stored, onStore, unread, onUnread, isOpenAtFirst = false, typedAtFirst, onClosed, onBlur, onChange, ...props } = given
  const { pending, settle, context } = useTyping(unread)
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const replaced = useReplaced(stored, unread, isOpen)
  const [refused, setRefused] = useState(0)
  const picker = useTypedAtFirst(typedAtFirst)
  const { take, takeKey, shown, isClosing, isTabbing } = useTaking({ ...given, isOpen, pending, settle, replaced, setOpen })
  return (
    <UnreadContext value={context}>
      <DatePicker
        {...props}
        // Drawn anew, it does not take the focus back.
        autoFocus={props.autoFocus && refused === 0}
        ref={picker}
        key={refused}
        components={components}
        data-invalid={props['aria-invalid'] === true || undefined}
        open={isOpen}
        data-open={isOpen || undefined}
        onChange={(day: unknown, text) => {
          pending.current = undefined
          // What the calendar gives as it closes is what it held before something else was typed.
          const isReplaced = replaced.current !== undefined && dayjs.isDayjs(day) && shape.write(day) === replaced.current.stored
          if (!isReplaced) onChange?.(day, text)
        }}
        onKeyDown={takeKey}
        onBlur={(event: FocusEvent<HTMLElement>) => {
          const { target, relatedTarget } = event
          const isIn = (place: string) => relatedTarget instanceof Element && relatedTarget.closest(place) !== null
          const isLeft = isTabbing.current || !isIn('.ant-picker-dropdown')
          isTabbing.current = false
          if (isLeft && target instanceof HTMLInputElement) {
            const typed = target.value
            const isTaken = take(typed)
            // A box that antd has not read is drawn anew with what it held, whether that was another date or the same one in other words. Its own button
            // would go with it: where the focus is there, the text is put in.
            const isOwn = target.closest('.ant-picker')?.contains(relatedTarget) === true
            const isHeld = isTaken === true && isStored(typed, shape, stored)
            if (isHeld && isOwn) typeInto(target, shown)
            else if (isHeld || (isTaken === false && typed !== unread)) setRefused(refused + 1)
            if (isHeld || isTaken === false) setOpen(false)
          }
          if (isLeft) settle()
          onBlur?.(event)
        }}
        onOpenChange={(next: boolean) => {
          if (next && isClosing.current) return
          setOpen(next)
          if (!next) onClosed?.()
        }}
      />
    </UnreadContext>
  )
}

function isStored(typed: string, shape: DateShape, stored: unknown): boolean {
  const day = readTyped(typed, shape)
  return day !== null && shape.write(day) === stored
}

interface TakingProps
  extends Pick<TypedPickerProps, 'shape' | 'stored' | 'onStore' | 'unread' | 'onUnread' | 'onClosed'>,
    Pick<ReturnType<typeof useTyping>, 'pending' | 'settle'> {
  replaced: ReturnType<typeof useReplaced>
  isOpen: boolean
  setOpen(isOpen: boolean): void
}

/** Reads what stands in the box: by Enter, when it is left, and when it goes. */
function useTaking({ isOpen, setOpen, pending, settle, replaced, ...props }: TakingProps) {
  const { shape, stored, unread, onUnread, onClosed } = props
  const { take: takeTyped, shown } = useTypedDate(props)
  const isClosing = useRef(false)
  const isTabbing = useRef(false)
  // The editor of a table cell goes before its box hears of being left.
  useWhenGone(() => {
    if (onUnread && pending.current !== undefined) takeTyped(pending.current, readTyped)
  })
  const take = (typed: string) => {
    if (isReadByCalendar(typed, shape)) return undefined
    const isTaken = takeTyped(typed, readTyped)
    if (isTaken || (isTaken === false && onUnread)) replaced.current = { stored }
    return isTaken
  }
  const takeByKey = (box: HTMLInputElement) => {
    const isTaken = take(box.value)
    const isRefused = isTaken === false && onUnread !== undefined
    if (!isTaken && !isRefused) return
    // antd opens the calendar for an Enter in a closed box, at once.
    isClosing.current = true
    queueMicrotask(() => {
      isClosing.current = false
    })
    // What is wrong with a text is said below: nothing hides it.
    if (isOpen) setOpen(false)
    if (isOpen && isTaken && !isTabbing.current) onClosed?.()
    // antd's box holds it no longer: when the mark goes, the text goes with it. The date that it holds in other words it shows again.
    if (isRefused) typeInto(box, '')
    else if (isStored(box.value, shape, stored)) typeInto(box, shown)
    settle()
  }
  const takeKey = (event: KeyboardEvent<HTMLElement>) => {
    isTabbing.current = event.key === 'Tab'
    if (!(event.target instanceof HTMLInputElement)) return
    // Before Tab has found its way: the button that clears a date goes with the date.
    if (event.key === 'Enter' || (isTabbing.current && onUnread)) takeByKey(event.target)
    if (event.key !== 'Escape' || unread === undefined) return
    // It gives up the text, and not the dialog that the box stands in.
    if (!isOpen) event.stopPropagation()
    settle()
    onUnread?.(undefined)
  }
  return { take, takeKey, shown, isClosing, isTabbing }
}

/** What was stored before a typed text took its place, until the calendar has heard of that. */
function useReplaced(stored: unknown, unread: string | undefined, isOpen: boolean) {
  const replaced = useRef<{ stored: unknown }>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the calendar, whose effects come before this one, has been given another date, none, or is closed
  useEffect(() => {
    replaced.current = undefined
  }, [stored, unread, isOpen])
  return replaced
}
