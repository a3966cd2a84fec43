import { type ChangeEvent, type ComponentProps, createContext, useContext, useMemo, useRef, useState } from 'react'

type TypedInputProps = ComponentProps<'input'> & { 'data-invalid'?: boolean }

/** The text that stands in the box in the place of a date, until something else is typed there. */
export const UnreadContext = createContext<{ unread?: string; onType?(typed: string): void }>({})

/**
 * Without it antd lets nobody type into a box whose text a function makes, and calls invalid for ever what it has not read by itself: whether the value is, the form
 * knows.
 */
export function TypedInput({ readOnly: _, 'data-invalid': isInvalid, value, onChange, ...props }: TypedInputProps) {
  const { unread, onType } = useContext(UnreadContext)
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onType?.(event.target.value)
    onChange?.(event)
  }
  return <input {...props} value={unread ?? value} onChange={change} aria-invalid={isInvalid || undefined} />
}

/** What is being typed, until it is read; the text that no date could be read from stands in the box until somebody types on. */
export function useTyping(unread: string | undefined) {
  const [isTypedOn, setTypedOn] = useState(false)
  const pending = useRef<string>(undefined)
  const isKept = unread !== undefined && !isTypedOn
  const context = useMemo(() => {
    const onType = (typed: string) => {
      pending.current = typed
      setTypedOn(true)
    }
    return { unread: isKept ? unread : undefined, onType }
  }, [isKept, unread])
  const settle = () => {
    pending.current = undefined
    setTypedOn(false)
  }
  return { pending, settle, context }
}

/** As if it was typed there. React listens to what is set past its own setter. */
export function typeInto(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
