import type { Row } from '../../../schemas/api/Result'
import { type SampleField, statusOptions } from './samplePage'

const statusTexts = new Map(statusOptions.map(({ value, text }) => [value, text]))
let numbers: Intl.NumberFormat | undefined

/** A cell of a hand-written grid: choices by their names, numbers as their reader writes them. */
export function sampleText({ type, key }: SampleField, row: Row): string {
  const value = row[key]
  if (type === 'select') return statusTexts.get(String(value)) ?? ''
  numbers ??= new Intl.NumberFormat('en-US')
  return typeof value === 'number' ? numbers.format(value) : String(value ?? '')
}
