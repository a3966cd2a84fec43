import { Button, DatePicker, Input, Select } from 'antd'
import dayjs from 'dayjs'
import { type CSSProperties, type FormEvent, type ReactNode, useRef, useState } from 'react'
import '../../../runtime/form/RowForm.css'
import { NumberBox } from '../../../runtime/fields/parts/NumberBox'
import type { BenchCase } from './BenchCase'
import { hasBoxes } from './hasText'
import { isRequired, type SampleField, sampleFields, statusOptions } from './samplePage'

/** What the form knows of its fields: their values, and how each is checked when it is sent. */
interface Held {
  values: Record<string, unknown>
  checks: Map<string, () => boolean>
}

/** The fastest form that can be written by hand: every field keeps its own state, and the form reads them when it is sent. */
export function formByHand(count: number): BenchCase {
  const fields = sampleFields(count)
  return { make: () => <SampleForm fields={fields} />, isReady: () => hasBoxes(count) }
}

function SampleForm({ fields }: { fields: SampleField[] }) {
  const held = useRef<Held>({ values: {}, checks: new Map() })
  const [isDirty, setDirty] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    for (const check of held.current.checks.values()) check()
  }
  return (
    <form onSubmit={submit} style={{ overflow: 'auto' }} data-dirty={isDirty}>
      <div className="pw-form-grid" style={{ '--pw-form-columns': 2 } as CSSProperties}>
        {fields.map((field) => (
          <SampleFormField key={field.key} field={field} held={held.current} onType={setDirty} />
        ))}
      </div>
      <Button type="primary" htmlType="submit">
        Save
      </Button>
    </form>
  )
}

interface SampleFormFieldProps {
  field: SampleField
  held: Held
  onType(isDirty: boolean): void
}

function SampleFormField({ field, held, onType }: SampleFormFieldProps) {
  const [value, setValue] = useState<unknown>(null)
  const [error, setError] = useState('')
  const check = (next: unknown) => {
    const isMissing = isRequired(field) && (next === null || next === '')
    setError(isMissing ? `${field.title} must not be empty` : '')
    return !isMissing
  }
  held.checks.set(field.key, () => check(held.values[field.key] ?? null))
  const change = (next: unknown) => {
    held.values[field.key] = next
    setValue(next)
    onType(true)
    if (error) check(next)
  }
  return (
    <div className="pw-field">
      <div className="pw-field-head">
        <label htmlFor={field.key}>
          {isRequired(field) && (
            <span className="pw-field-required" title="Required" aria-hidden="true">
              *
            </span>
          )}
          {field.title}
        </label>
      </div>
      {inputs[field.type]({ field, value, change, wiring: wiringOf(field, error, () => check(value)) })}
      {error && (
        <div id={`${field.key}-error`} className="pw-field-error">
          {error}
        </div>
      )}
    </div>
  )
}

const wide = { width: '100%' }

function wiringOf(field: SampleField, error: string, onBlur: () => void) {
  return {
    id: field.key,
    style: wide,
    onBlur,
    status: error ? ('error' as const) : undefined,
    'aria-required': isRequired(field) || undefined,
    'aria-invalid': error !== '' || undefined,
    'aria-describedby': error ? `${field.key}-error` : undefined,
  }
}

interface InputOf {
  field: SampleField
  value: unknown
  change(value: unknown): void
  wiring: ReturnType<typeof wiringOf>
}

const inputs: Record<SampleField['type'], (input: InputOf) => ReactNode> = {
  input: ({ field, value, change, wiring }) => (
    <Input
      placeholder={`Enter ${field.title}`}
      {...wiring}
      value={String(value ?? '')}
      onChange={(event) => change(event.target.value === '' ? null : event.target.value)}
    />
  ),
  inputNumber: ({ field, value, change, wiring }) => (
    <NumberBox placeholder={`Enter ${field.title}`} {...wiring} value={value} onChange={change} />
  ),
  date: ({ field, value, change, wiring }) => (
    <DatePicker
      placeholder={`Choose ${field.title}`}
      {...wiring}
      value={value ? dayjs(String(value)) : null}
      onChange={(day) => change(day?.format('YYYY-MM-DD') ?? null)}
    />
  ),
  select: ({ field, value, change, wiring }) => (
    <Select
      placeholder={`Choose ${field.title}`}
      {...wiring}
      allowClear
      value={value as string | null}
      options={statusOptions.map(({ value: one, text }) => ({ value: one, label: text }))}
      onChange={change}
    />
  ),
}
