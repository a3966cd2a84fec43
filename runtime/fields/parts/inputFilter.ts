import type { InputField } from '../../../schemas/fields/input'
import { plainText } from './values'

type Filter = NonNullable<InputField['inputFilter']>

/** What stands before and after the typed text. */
const marks: Record<Filter, readonly [before: string, after: string]> = { like: ['*', '*'], ne: ['!', ''], ge: ['>=', ''], le: ['<=', ''] }

/** The typed text as the list query wants it. */
export function wrapFilter(filter: Filter, typed: string): string {
  const [before, after] = marks[filter]
  return `${before}${typed}${after}`
}

/** The typed text again, out of what `wrapFilter` made. */
export function unwrapFilter(filter: Filter, wrapped: unknown): string {
  const [before, after] = marks[filter]
  const text = plainText(wrapped)
  if (!text.startsWith(before) || !text.endsWith(after) || text.length < before.length + after.length) return text
  return text.slice(before.length, text.length - after.length)
}
