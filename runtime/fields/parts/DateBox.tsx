import dayjs, { type Dayjs } from 'dayjs'
import type { ComponentProps } from 'react'
import type { FieldBase } from '../../../schemas/fields/FieldBase'
import type { InputProps } from '../FieldComponents'
import { inputPropsOf } from './inputProps'
import { RangePair } from './RangePair'
import { TypedPicker } from './TypedPicker'
import { plainText } from './values'

type PickerProps = ComponentProps<typeof TypedPicker>

/** How a kind of date is picked, and how it becomes the stored text and back. */
export interface DateShape {
  picker: 'date' | 'month' | 'year' | 'week' | 'quarter' | 'time'
  hasTime: boolean
  format: string | ((day: Dayjs) => string)
  read(stored: unknown): Dayjs | null
  write(day: Dayjs): string
}

function pickerProps(shape: DateShape, value: unknown, onChange: (stored: string | null) => void, unread?: string) {
  const { picker, hasTime, format, read, write } = shape
  const hasSteps = hasTime || picker === 'time'
  return {
    shape,
    stored: value,
    onStore: onChange,
    picker,
    showTime: hasTime,
    needConfirm: hasSteps,
    format,
    getPopupContainer: () => document.body,
    // Nothing, while a text stands in its place: whatever is picked then is taken, the same date too.
    value: unread === undefined ? read(value) : null,
    defaultPickerValue: unread === undefined ? undefined : (read(value) ?? undefined),
    onChange: (day: unknown) => onChange(dayjs.isDayjs(day) ? write(day) : null),
    // With a time, day, hour and minute are picked one after the other. OK closes the calendar, but each step counts without it.
    onCalendarChange: (day: unknown) => {
      if (hasSteps && dayjs.isDayjs(day)) onChange(write(day))
    },
  } satisfies PickerProps
}

export interface DateBoxProps extends InputProps<FieldBase> {
  shape: DateShape
  /** true: the calendar opens at once, as the editor of a table cell does. */
  isOpenAtFirst?: boolean
  /** What was typed before the calendar had come. */
  typedAtFirst?: string
  onClosed?(): void
}

/** Picks a date, a month …; with a time where the shape has one. */
export function DateBox(props: DateBoxProps) {
  const { field, shape, value, onChange, onClosed, unread } = props
  const { placeholder } = field
  return (
    <TypedPicker
      placeholder={placeholder}
      {...inputPropsOf(props)}
      {...pickerProps(shape, value, onChange, unread)}
      unread={unread}
      onUnread={props.onUnread}
      isOpenAtFirst={props.isOpenAtFirst}
      typedAtFirst={props.typedAtFirst}
      onClosed={onClosed}
    />
  )
}

interface DateQueryBoxProps {
  shape: DateShape
  id: string
  title: string
  value: unknown
  onChange(value: unknown): void
  isRange: boolean
  placeholder: string
}

/** One date, or a date from and a date to: either end can stay open. */
export function DateQueryBox({ shape, id, title, value, onChange, isRange, placeholder }: DateQueryBoxProps) {
  if (!isRange) return <TypedPicker id={id} placeholder={placeholder} style={{ width: '100%' }} {...pickerProps(shape, value, onChange)} />
  return (
    <RangePair
      id={id}
      title={title}
      value={value}
      onChange={onChange}
      renderEnd={({ label, ...end }) => (
        <TypedPicker
          key={end.id}
          id={end.id}
          aria-label={label}
          placeholder={placeholder}
          title={plainText(end.value)}
          suffixIcon={null}
          style={{ width: '100%' }}
          {...pickerProps(shape, end.value, end.onChange)}
        />
      )}
    />
  )
}
