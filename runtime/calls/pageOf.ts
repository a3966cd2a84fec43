import type { Row, RowPage } from '../../schemas/api/Result'

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

/** A page of records: a call that answers a plain list answers all of them at once, and they are paged here. */
export function cutPage({ records, total }: RecordPage, pageNo: number, pageSize: number): RecordPage {
  const isCut = total > records.length || records.length <= pageSize
  return isCut ? { records, total } : { records: records.slice((pageNo - 1) * pageSize, pageNo * pageSize), total }
}

/** The rows of a list on the page that was asked for, whether the call answers that page or a plain list of all rows. */
export function rowPageOf(answer: RowPage, { pageNo, pageSize }: { pageNo?: unknown; pageSize?: unknown }): RowPage {
  const asked = Number(pageNo) || 1
  // Where a server says nothing of the page, it is the one that was asked for.
  if (!Array.isArray(answer)) return answer && { ...answer, current: answer.current ?? asked, size: answer.size ?? (Number(pageSize) || 0) }
  const size = Number(pageSize) || answer.length
  const { records, total } = cutPage(pageOf(answer), asked, size)
  return { records: [...records], total, size, current: asked, pages: Math.max(1, Math.ceil(total / size)) }
}
