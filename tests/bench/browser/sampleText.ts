import type { Row } from '../../../schemas/api/Result'
import { type SampleField, statusOptions } from './samplePage'

const statusTexts = new Map(statusOptions.map(({ value, text }) => [value, text]))
let numbers: Intl.NumberFormat | undefined
let days: Intl.DateTimeFormat | undefined

/** A cell of a hand-written grid: choices by their names, numbers and days as their reader writes them. */
export function sampleText({ type, key }: SampleField, row: Row): string {
  const value = row[key]
  if (type === 'select') return statusTexts.get(String(value)) ?? ''
  if (type === 'date') return dayText(value)
  numbers ??= new Intl.NumberFormat('en-US')
  return typeof value === 'number' ? numbers.format(value) : String(value ?? '')
}

function dayText(value: unknown): string {
  if (typeof value !== 'string') return ''
  days ??= new Intl.DateTimeFormat('en-US', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' })
  return days.format(new Date(value))
}
