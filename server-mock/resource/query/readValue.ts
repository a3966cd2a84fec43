import type { ColumnModel } from '../model/ResourceModel'

/** A value to compare with, of the column's type. */
export interface Operand {
  value: string | number
  /** A day compared with a moment: it means the whole day. */
  isDay?: boolean
}

const day = /^\d{4}-\d{2}-\d{2}$/
const moment = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2})?)$/
const clock = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/
const number = /^[+-]?(\d{1,300}(\.\d{0,300})?|\.\d{1,300})$/
const smallest = -2_147_483_648
const largest = 2_147_483_647

/** Reads a value of the column's type; undefined when it is none. */
export function readValue({ type }: Pick<ColumnModel, 'type'>, raw: string): Operand | undefined {
  const text = type === 'text' ? raw : raw.trim()
  if (text.includes('\0')) return undefined
  if (type === 'text') return { value: text }
  if (type === 'numeric') return number.test(text) ? { value: text } : undefined
  if (type === 'integer') return readInteger(text)
  if (type === 'date') return readDay(text.slice(0, 10).concat(moment.test(text) ? '' : text.slice(10)))
  if (type === 'time') return clock.test(text) ? { value: text } : undefined
  return readMoment(text)
}

function readInteger(text: string): Operand | undefined {
  const value = Number(text)
  return number.test(text) && Number.isInteger(value) && value >= smallest && value <= largest ? { value } : undefined
}

function readDay(text: string): Operand | undefined {
  return isDay(text) ? { value: text } : undefined
}

function readMoment(text: string): Operand | undefined {
  if (isDay(text)) return { value: text, isDay: true }
  const [, date = '', time = ''] = moment.exec(text) ?? []
  return isDay(date) && clock.test(time) ? { value: `${date} ${time}` } : undefined
}

/** true for a day that exists, as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!day.test(text) || text < '0001') return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** true for a moment that exists, as `YYYY-MM-DD HH:mm:ss`. */
export function isMoment(text: string): boolean {
  const [, date = '', time = ''] = moment.exec(text) ?? []
  return isDay(date) && clock.test(time)
}
