import type { FormInstance } from 'antd'
import { CallError } from '../calls/Calls'

/** Puts what the server found at the fields of a form; false when it found nothing there. */
export function markFields<V extends object>(form: FormInstance<V>, fields: readonly (keyof V & string)[], error: unknown): boolean {
  const found = error instanceof CallError ? (error.details.errors ?? []) : []
  const marks = found.flatMap(({ path, message }) => {
    const name = fields.find((field) => path === `/${field}`)
    return name === undefined ? [] : [{ name, errors: [message] }]
  })
  if (marks.length === 0) return false
  // A cast: the names are those of the form, whose own types are worked out anew for every shape of values.
  form.setFields(marks as Parameters<typeof form.setFields>[0])
  return true
}
