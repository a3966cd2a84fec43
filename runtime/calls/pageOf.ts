import type { Row } from '../../schemas/api/Result'

export interface RecordPage {
  records: readonly Row[]
  total: number
}

/** Whether an answer is rows: a plain list, or a page of records. */
export function isRowsAnswer(answer: unknown): boolean {
  const rows = Array.isArray(answer) ? answer : (answer as { records?: unknown } | null | undefined)?.records
  return Array.isArray(rows) && rows.every((row) => row !== null && typeof row === 'object')
}

/** A list answer: a page of records, or a plain list of all of them. */
export function pageOf(answer: unknown): RecordPage {
  if (Array.isArray(answer)) return { records: answer as Row[], total: answer.length }
  const { records, total } = (answer ?? {}) as { records?: Row[]; total?: number | string }
  const rows = Array.isArray(records) ? records : []
  return { records: rows, total: Number(total ?? rows.length) }
}
