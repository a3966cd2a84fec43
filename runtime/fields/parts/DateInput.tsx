import { CalendarOutlined, ClockCircleOutlined } from '@ant-design/icons'
import { Input } from 'antd'
import { useState } from 'react'
import { reachedPart } from '../../kit/reachedPart'
import { useWhenGone } from '../../kit/useWhenGone'
import type { DateBoxProps } from './DateBox'
import { inputPropsOf } from './inputProps'
import { preloadReader, useLaterReading } from './useLaterReading'
import './fields.css'

export const calendar = reachedPart(() => import('./DateBox'), 'DateBox')

/**
 * The box of a date in a form. Its calendar weighs about 70 KB and is fetched when somebody reaches for the box, with what reads typed dates; what is typed
 * meanwhile is read then, or goes on in the calendar's own box.
 */
export function DateInput(props: DateBoxProps) {
  const { field, shape, onBlur, unread } = props
  const [Calendar, reachCalendar] = calendar.useReached()
  const [typed, setTyped] = useState<string>()
  const [isFocused, setFocused] = useState(false)
  const [isAccepted, setAccepted] = useState(false)
  const [isComposing, setComposing] = useState(false)
  const { placeholder } = field
  const { shown, isReading, read } = useLaterReading(props)
  // What a page sets beyond the language is meant for the calendar's box.
  const isPlain = field.config.props === undefined
  const hasCalendar = Calendar !== undefined && !isComposing && !isReading
  const [isPlainAtFirst] = useState(!hasCalendar)
  useWhenGone(() => {
    if (props.onUnread && !hasCalendar && !isReading && typed !== undefined) read(typed, () => {})
  })
  if (hasCalendar) {
    const isOpenAtFirst = isFocused && !isAccepted && (typed !== undefined || unread === undefined)
    // Who has gone on meanwhile is not taken back.
    const autoFocus = isPlainAtFirst ? isFocused : props.autoFocus
    return <Calendar {...props} autoFocus={autoFocus} isOpenAtFirst={isOpenAtFirst} typedAtFirst={typed} />
  }
  const reach = () => {
    preloadReader()
    reachCalendar()
  }
  const readTyped = () => {
    const text = typed ?? unread
    // What was typed on meanwhile is another text.
    if (text !== undefined) read(text, () => setTyped((now) => (now === text ? undefined : now)))
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
      value={typed ?? unread ?? shown}
      onPointerEnter={reach}
      onFocus={() => {
        setFocused(true)
        reach()
      }}
      onBlur={() => {
        setFocused(false)
        setAccepted(false)
        readTyped()
        onBlur?.()
      }}
      onPressEnter={() => {
        setAccepted(typed !== undefined)
        readTyped()
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
