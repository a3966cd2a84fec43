import { Input } from 'antd'
import { type ComponentProps, useRef, useState } from 'react'
import { formatNumber, isNumberBegun, parseNumber, toHalfWidth } from './numberText'

interface NumberBoxProps extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> {
  value: unknown
  onChange(value: number | null): void
  /** Decimal places; 0 for whole numbers only. */
  decimals?: number
}

/**
 * Takes an optional sign, digits and one point; any other keystroke is reverted. While it is being typed the text stands as typed
 * ("1.", "-0"); when the box is left it becomes the number, or empty.
 */
export function NumberBox({ value, onChange, decimals, onBlur, ...rest }: NumberBoxProps) {
  const [typed, setTyped] = useState<{ text: string; value: unknown } | null>(null)
  const isComposing = useRef(false)
  // A value that came from elsewhere (a computed one, a reset) replaces what was typed.
  const isTypedStill = typed !== null && (isComposing.current || typed.value === (value ?? null))
  const take = (raw: string) => {
    const text = toHalfWidth(raw.trim())
    if (!isNumberBegun(text, decimals === 0)) return
    const number = parseNumber(text, decimals)
    setTyped({ text, value: number })
    if (number !== (value ?? null)) onChange(number)
  }
  return (
    <Input
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      value={isTypedStill ? typed.text : formatNumber(value)}
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
        onBlur?.(event)
      }}
    />
  )
}
