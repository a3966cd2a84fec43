import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { type ComponentProps, useState } from 'react'
import type { FieldBase } from '../../../schemas/fields/FieldBase'
import type { InputProps } from '../FieldComponents'
import { inputPropsOf } from './inputProps'
import { RangePair } from './RangePair'
import { usePlaceholder } from './usePlaceholder'
import { plainText } from './values'

type PickerProps = Omit<ComponentProps<typeof DatePicker>, 'multiple'>

/** How a kind of date is picked, and how it becomes the stored text and back. */
export interface DateShape {
  picker: 'date' | 'month' | 'year' | 'week' | 'quarter' | 'time'
  hasTime: boolean
  format: string | ((day: Dayjs) => string)
  read(stored: unknown): Dayjs | null
  write(day: Dayjs): string
}

function pickerProps({ picker, hasTime, format, read, write }: DateShape, value: unknown, onChange: (stored: string | null) => void) {
  const hasSteps = hasTime || picker === 'time'
  const shared: Partial<PickerProps> = {
    picker,
    showTime: hasTime,
    needConfirm: hasSteps,
    format,
    // A text that a function makes cannot be typed.
    inputReadOnly: typeof format === 'function',
    getPopupContainer: () => document.body,
    value: read(value),
    onChange: (day: unknown) => onChange(dayjs.isDayjs(day) ? write(day) : null),
    // With a time, day, hour and minute are picked one after the other. OK closes the calendar, but each step counts without it.
    onCalendarChange: (day: unknown) => {
      if (hasSteps && dayjs.isDayjs(day)) onChange(write(day))
    },
  }
  return shared as object
}

export interface DateBoxProps extends InputProps<FieldBase> {
  shape: DateShape
  /** true: the calendar opens at once, as the editor of a table cell does. */
  isOpenAtFirst?: boolean
  onClosed?(): void
}

/** Picks a date, a month …; with a time where the shape has one. */
export function DateBox(props: DateBoxProps) {
  const { field, shape, value, onChange, onClosed } = props
  const placeholder = usePlaceholder(field, 'choose', props.disabled)
  const [isOpen, setOpen] = useState(props.isOpenAtFirst ?? false)
  return (
    <DatePicker
      placeholder={placeholder}
      {...inputPropsOf(props)}
      {...pickerProps(shape, value, onChange)}
      defaultOpen={props.isOpenAtFirst}
      data-open={isOpen || undefined}
      onOpenChange={(next) => {
        setOpen(next)
        if (!next) onClosed?.()
      }}
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
  if (!isRange) return <DatePicker id={id} placeholder={placeholder} style={{ width: '100%' }} {...pickerProps(shape, value, onChange)} />
  return (
    <RangePair
      id={id}
      title={title}
      value={value}
      onChange={onChange}
      renderEnd={({ label, ...end }) => (
        <DatePicker
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
