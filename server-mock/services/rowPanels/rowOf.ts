import { userOf } from '../../kernel/userOf'
import type { TableResource } from '../../resource'
import type { CallInput } from '../rows/RowCallHandler'

/** The row that a call is about, whose table keeps it, and who calls. */
export interface PanelRow {
  table: string
  rowId: string
  /** User name of the caller. */
  by: string
}

type Asked = Pick<CallInput<'comments'>, 'query' | 'context'>

/** What is kept of a row is for whoever has signed in and sees the row, now and on this page: the one place where that is asked. */
export async function rowOf({ requireRow, declaration }: TableResource, { query, context }: Asked): Promise<PanelRow> {
  const by = userOf(context).username
  return { table: declaration.table, rowId: await requireRow(query.id, context), by }
}

/** Which part of a long list is asked for. */
export function pageAsked({ pageNo, pageSize }: Asked['query']): { limit: number; offset: number } {
  const limit = whole(pageSize, 20, 100)
  return { limit, offset: (whole(pageNo, 1, 10_000) - 1) * limit }
}

/** A whole number from 1 to `most`; anything else counts as if nothing was said. */
function whole(raw: unknown, otherwise: number, most: number): number {
  const number = Number(raw)
  return Number.isInteger(number) && number >= 1 ? Math.min(number, most) : otherwise
}
