import { DatePicker, Input, Select } from 'antd'
import dayjs from 'dayjs'
import type { ReportQueryInfo } from '../../schemas/api/reports'
import { useDictItems } from '../session/useDictItems'

interface ReportQueryInputProps {
  id: string
  /** Name for an input that no label points to. */
  label?: string
  query: ReportQueryInfo
  value: unknown
  onChange(value: unknown): void
}

/** One query input of a report, by its view: a date, a date and time, a choice, else a text. */
export function ReportQueryInput({ id, label, query, value, onChange }: ReportQueryInputProps) {
  const { items, isPending } = useDictItems(query.dictCode)
  const text = value === undefined || value === null ? '' : String(value)
  if (query.view === 'date' || query.view === 'datetime') {
    const hasTime = query.view === 'datetime'
    const format = hasTime ? 'YYYY-MM-DD HH:mm:ss' : 'YYYY-MM-DD'
    return (
      <DatePicker
        id={id}
        aria-label={label}
        showTime={hasTime}
        needConfirm={false}
        format={format}
        value={text === '' ? null : dayjs(text)}
        onChange={(day) => onChange(dayjs.isDayjs(day) ? day.format(format) : null)}
      />
    )
  }
  if (query.dictCode) {
    return (
      <Select
        id={id}
        aria-label={label}
        allowClear
        loading={isPending}
        options={items.map((item) => ({ value: item.value, label: item.text }))}
        value={text === '' ? undefined : text}
        onChange={onChange}
      />
    )
  }
  return <Input id={id} aria-label={label} allowClear value={text} onChange={(event) => onChange(event.target.value)} />
}
