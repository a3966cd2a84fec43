import { Button, DatePicker, Input, InputNumber, Select } from 'antd'
import dayjs from 'dayjs'
import { type CSSProperties, type FormEvent, type ReactNode, useRef, useState } from 'react'
import '../../../runtime/blocks/RowForm/RowForm.css'
import type { BenchCase } from './BenchCase'
import { hasDatePickers } from './hasText'
import { countDates, type SampleField, sampleFields, statusOptions } from './samplePage'

type Values = Record<string, unknown>

/** The fastest form that can be written by hand: every field keeps its own state, and the form reads them when it is sent. */
export function formByHand(count: number): BenchCase {
  const fields = sampleFields(count)
  return { make: () => <SampleForm fields={fields} />, isReady: () => hasDatePickers('form', countDates(fields)) }
}

function SampleForm({ fields }: { fields: SampleField[] }) {
  const values = useRef<Values>({})
  const submit = (event: FormEvent) => event.preventDefault()
  return (
    <form onSubmit={submit} style={{ overflow: 'auto' }}>
      <div className="pw-form-grid" style={{ '--pw-form-columns': 2 } as CSSProperties}>
        {fields.map((field) => (
          <SampleFormField key={field.key} field={field} values={values.current} />
        ))}
      </div>
      <Button type="primary" htmlType="submit">
        Save
      </Button>
    </form>
  )
}

function SampleFormField({ field, values }: { field: SampleField; values: Values }) {
  const [value, setValue] = useState<unknown>(null)
  const change = (next: unknown) => {
    values[field.key] = next
    setValue(next)
  }
  return (
    <div className="pw-field">
      <div className="pw-field-head">
        <label htmlFor={field.key}>{field.title}</label>
      </div>
      {inputs[field.type](field, value, change)}
    </div>
  )
}

const wide = { width: '100%' }

const inputs: Record<SampleField['type'], (field: SampleField, value: unknown, change: (value: unknown) => void) => ReactNode> = {
  input: ({ key }, value, change) => (
    <Input id={key} placeholder="Please enter" value={String(value ?? '')} onChange={(event) => change(event.target.value)} />
  ),
  inputNumber: ({ key }, value, change) => (
    <InputNumber id={key} placeholder="Please enter" style={wide} value={value as number | null} onChange={change} />
  ),
  date: ({ key }, value, change) => (
    <DatePicker
      id={key}
      style={wide}
      value={value ? dayjs(String(value)) : null}
      onChange={(day) => change(day?.format('YYYY-MM-DD') ?? null)}
    />
  ),
  select: ({ key }, value, change) => (
    <Select
      id={key}
      placeholder="Please choose"
      style={wide}
      allowClear
      value={value as string | null}
      options={statusOptions.map(({ value: one, text }) => ({ value: one, label: text }))}
      onChange={change}
    />
  ),
}
