import type { Row } from '../../schemas/api/Result'

export interface RecordPage {
  records: readonly Row[]
  total: number
}

/** A list answer: a page of records, or a plain list of all of them. */
export function pageOf(answer: unknown): RecordPage {
  if (Array.isArray(answer)) return { records: answer as Row[], total: answer.length }
  const { records, total } = (answer ?? {}) as { records?: Row[]; total?: number | string }
  const rows = Array.isArray(records) ? records : []
  return { records: rows, total: Number(total ?? rows.length) }
}
