import { CalendarOutlined, ClockCircleOutlined } from '@ant-design/icons'
import { Input } from 'antd'
import { useState } from 'react'
import { reachedPart } from '../../kit/reachedPart'
import type { DateBoxProps } from './DateBox'
import { inputPropsOf } from './inputProps'
import { useTypedDate } from './useTypedDate'
import './fields.css'

export const calendar = reachedPart(() => import('./DateBox'), 'DateBox')

/**
 * The box of a date in a form. Its calendar weighs about 70 KB and is fetched when somebody reaches for the box; what is typed meanwhile is read here, or
 * goes on in the calendar's own box.
 */
export function DateInput(props: DateBoxProps) {
  const { field, shape, value, onChange, onBlur } = props
  const [Calendar, reach] = calendar.useReached()
  const [typed, setTyped] = useState<string>()
  const [isFocused, setFocused] = useState(false)
  const [isAccepted, setAccepted] = useState(false)
  const [isComposing, setComposing] = useState(false)
  const { placeholder } = field
  const { shown, take } = useTypedDate(shape, value, onChange)
  // What a page sets beyond the language is meant for the calendar's box.
  const isPlain = field.config.props === undefined
  if (Calendar && !isComposing) {
    return <Calendar {...props} autoFocus={isFocused || props.autoFocus} isOpenAtFirst={isFocused && !isAccepted} typedAtFirst={typed} />
  }
  const read = () => {
    if (typed !== undefined) take(typed)
    setTyped(undefined)
  }
  return (
    <Input
      {...inputPropsOf({ ...props, field: isPlain ? field : { ...field, config: { ...field.config, props: undefined } } })}
      className="pw-date"
      data-calendar
      // Enter accepts what is typed, as it does once the calendar has come; the next one goes on.
      data-open={typed !== undefined || undefined}
      autoComplete="off"
      placeholder={placeholder}
      suffix={shape.picker === 'time' ? <ClockCircleOutlined /> : <CalendarOutlined />}
      value={typed ?? shown}
      onPointerEnter={reach}
      onFocus={() => {
        setFocused(true)
        reach()
      }}
      onBlur={() => {
        setFocused(false)
        setAccepted(false)
        read()
        onBlur?.()
      }}
      onPressEnter={() => {
        setAccepted(typed !== undefined)
        read()
      }}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
      onChange={(event) => {
        setTyped(event.target.value)
        reach()
      }}
    />
  )
}
