import type { JSONSchema7 } from 'json-schema'
import type { Finding, Path } from '../checks/Finding'
import { defaults } from '../json/propertyShapes'
import type { FieldFacts } from './FieldFacts'
import { checkPeriod, type PeriodBase, rulesOfPeriod } from './period'
import { readExtension } from './ReportView'

/** A day, or a whole month, year, week or quarter. */
export interface DateField extends PeriodBase {
  type: 'date'
  /**
   * What is picked.
   * @default "date"
   */
  picker?: 'date' | 'month' | 'year' | 'week' | 'quarter'
  /**
   * How the value is shown, for example `YYYY/MM/DD`; as readers write dates where it is left out, or says nothing but the parts (`YYYY-MM`). It is stored as
   * `YYYY-MM-DD` (day), `YYYY-MM`, `YYYY`, `YYYY-ww` or `YYYY-Qn`.
   */
  format?: string
}

const storedPattern: Record<NonNullable<DateField['picker']>, string> = {
  date: '^\\d{4}-\\d{2}-\\d{2}$',
  month: '^\\d{4}-(0[1-9]|1[0-2])$',
  year: '^\\d{4}$',
  week: '^\\d{4}-(0[1-9]|[1-4]\\d|5[0-3])$',
  quarter: '^\\d{4}-Q[1-4]$',
}

const datePickers = Object.keys(storedPattern) as NonNullable<DateField['picker']>[]

const formatParts = /YYYY|YY|Q|MM?M?M?|DD?|Do|ww?|WW?|HH?|hh?|mm?|ss?|A|a|dd?d?d?/

/** A format that shows nothing of the date would show the same for every row. */
export function checkFormat({ format }: Pick<DateField, 'format'>, path: Path, example: string): Finding[] {
  if (format === undefined) return []
  const plain = format.replace(/\[[^\]]*\]/g, '')
  const rest = plain.replace(new RegExp(formatParts, 'g'), '')
  const isRight = formatParts.test(plain) && !/[A-Za-z]/.test(rest)
  return isRight ? [] : [{ code: 'wrong-date-format', path: [...path, 'format'], values: { found: format, example } }]
}

/** What a date field picks. */
export function pickerOf({ picker }: Pick<DateField, 'picker'>): NonNullable<DateField['picker']> {
  return picker ?? defaults['DateField.picker']
}

function dateSchema(field: DateField): JSONSchema7 {
  const picker = pickerOf(field)
  const shape: JSONSchema7 = { type: 'string', pattern: storedPattern[picker] }
  return picker === 'date' ? { ...shape, format: 'date' } : shape
}

const two = (number: number) => String(number).padStart(2, '0')

const samples: Record<NonNullable<DateField['picker']>, (index: number) => string> = {
  date: (index) => `2026-01-${two(index + 1)}`,
  month: (index) => `2026-${two((index % 12) + 1)}`,
  year: (index) => String(2026 + index),
  week: (index) => `2026-${two((index % 52) + 1)}`,
  quarter: (index) => `2026-Q${(index % 4) + 1}`,
}

/** What a day is of a longer span; the weeks of countries differ. */
const partOfDay: Partial<Record<NonNullable<DateField['picker']>, (day: string) => string>> = {
  month: (day) => day.slice(0, 7),
  year: (day) => day.slice(0, 4),
  quarter: (day) => `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`,
}

function columnOf(field: DateField): 'date' | 'text' {
  return pickerOf(field) === 'date' ? 'date' : 'text'
}

export const date: FieldFacts<DateField> = {
  aliases: [],
  column: columnOf,
  valueSchema: dateSchema,
  query: 'range',
  namesNoRow: true,
  reportView: {
    name: 'date',
    details: ({ picker }) => (picker ? { fieldExtendJson: JSON.stringify({ picker }) } : {}),
    read: (details) => ({ picker: datePickers.find((one) => one === readExtension(details).picker) }),
  },
  minWidth: 135,
  rules: rulesOfPeriod,
  checkPage: (field, place) => [...checkFormat(field, place.path, 'YYYY-MM-DD'), ...checkPeriod(field, place, columnOf(field))],
  ofDay: (field, day) => partOfDay[pickerOf(field)]?.(day),
  sample: (field, index) => samples[pickerOf(field)](index),
  examples: [
    { type: 'date', key: 'due', title: { 'zh-CN': '期限', 'en-US': 'Due', 'de-DE': 'Fällig' } },
    { type: 'date', key: 'month', title: { 'zh-CN': '月份', 'en-US': 'Month', 'de-DE': 'Monat' }, picker: 'month' },
  ],
}
