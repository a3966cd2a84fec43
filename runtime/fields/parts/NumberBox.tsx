import { Input, type InputRef } from 'antd'
import { type ClipboardEvent, type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { formatNumber } from '../../text/formatNumber'
import { isNumberBegun, parseNumber, readPasted, toHalfWidth } from './numberText'

interface NumberBoxProps extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> {
  value: unknown
  onChange(value: number | null): void
  /** Decimal places; 0 for whole numbers only. */
  decimals?: number
  /** false: without signs between groups of digits, as a year is written. */
  isGrouped?: boolean
  /** Told what was pasted and cannot be a number; what stood in the box stays. */
  onRefused?(pasted: string): void
}

/**
 * Takes an optional sign, digits and one decimal sign, the reader's own or a point; any other keystroke is reverted. While it is being typed the text stands
 * as typed ("1.", "-0"); when the box is left it becomes the number as cells show it, or empty.
 */
export function NumberBox({ value, onChange, decimals, isGrouped, onRefused, onFocus, onBlur, ...rest }: NumberBoxProps) {
  const [typed, setTyped] = useState<{ text: string; value: unknown } | null>(null)
  const [isFocused, setFocused] = useState(false)
  const box = useRef<InputRef>(null)
  const isComposing = useRef(false)
  // A value that came from elsewhere (a computed one, a reset) replaces what was typed.
  const isTypedStill = typed !== null && (isComposing.current || typed.value === (value ?? null))
  const take = (raw: string) => {
    const text = toHalfWidth(raw.trim())
    if (!isNumberBegun(text, decimals)) return false
    const number = parseNumber(text, decimals)
    setTyped({ text, value: number })
    if (number !== (value ?? null)) onChange(number)
    return true
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { value: text, selectionStart, selectionEnd } = event.currentTarget
    const pasted = event.clipboardData.getData('text')
    const put = (middle: string) => `${text.slice(0, selectionStart ?? 0)}${middle}${text.slice(selectionEnd ?? text.length)}`
    if (isNumberBegun(toHalfWidth(put(pasted).trim()), decimals)) return
    event.preventDefault()
    if (!take(put(readPasted(pasted)))) onRefused?.(pasted)
  }
  const plain = formatNumber(value, { isGrouped: false })
  const shown = formatNumber(value, { decimals, isGrouped })
  // Another text in the box takes away the selection that Tab has made: what is typed would stand behind the number instead of in its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the focus comes
  useLayoutEffect(() => {
    if (isFocused && plain !== shown) box.current?.select()
  }, [isFocused])
  return (
    <Input
      ref={box}
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      value={isTypedStill ? typed.text : isFocused ? plain : shown}
      onFocus={(event) => {
        setFocused(true)
        onFocus?.(event)
      }}
      onPaste={paste}
      onCompositionStart={() => {
        isComposing.current = true
      }}
      onCompositionEnd={(event) => {
        isComposing.current = false
        take(event.currentTarget.value)
        setTyped((last) => last && { ...last, text: toHalfWidth(last.text) })
      }}
      onChange={(event) => {
        if (isComposing.current) setTyped({ text: event.target.value, value: value ?? null })
        else take(event.target.value)
      }}
      onBlur={(event) => {
        setTyped(null)
        setFocused(false)
        onBlur?.(event)
      }}
    />
  )
}
