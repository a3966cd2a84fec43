import { type RawBuilder, sql } from 'kysely'
import type { Connection } from '../../db/Database'
import type { ColumnModel, TableModel } from '../model/ResourceModel'
import { type Condition, dayOf, refOf } from '../query/compare'

/** Rows put together by the values of a column, and what is worked out of each group. */
export interface GroupQuery {
  /** Left out: all rows are one group. */
  by?: ColumnModel
  /** Numbers to add up. Without a column it is the number of rows. */
  figures: readonly (ColumnModel | null)[]
  where: Condition
  /** Most groups that are answered: those with the largest first figure; of days the latest ones. */
  limit: number
  /** true: the largest average comes first, not the largest sum. */
  isByAverage: boolean
}

/** One group: of each figure the sum, and how many rows have a number there. A day is written `YYYY-MM-DD`. */
export interface RowGroup {
  value: string | null
  rows: number
  sums: readonly (number | null)[]
  counts: readonly number[]
}

export interface FoundGroups {
  groups: RowGroup[]
  /** How many groups there are, those included that are not answered. */
  total: number
  /** How many rows these hold. */
  totalRows: number
  /** The sum of each figure over them. */
  totalSums: readonly (number | null)[]
}

/** Reads the rows once, and answers at most `limit` groups of them. A value that is several values counts in the group of each. */
export async function readGroups(connection: Connection, { from }: Pick<TableModel, 'from'>, query: GroupQuery): Promise<FoundGroups> {
  const { by, figures, where, limit } = query
  const sums = figures.map((figure, index) => {
    const ref = figure ? refOf(figure) : sql`1`
    return sql`sum(${ref}) as ${sql.ref(`s${index}`)}, count(${ref}) as ${sql.ref(`c${index}`)}`
  })
  const totals = figures.map((_, index) => sql`sum(g.${sql.ref(`s${index}`)}) over () as ${sql.ref(`t${index}`)}`)
  const { rows } = await sql<Record<string, unknown>>`
    select g.*, count(*) over () as total, sum(g.n) over () as total_rows, ${sql.join(totals)} from (
      select x.value as value, count(*) as n, ${sql.join(sums)}
      from ${from} as t cross join lateral ${valuesOf(by)} as x(value)
      where ${where} group by x.value
    ) as g order by ${orderOf(query)} limit ${limit}`.execute(connection)
  const [first = {}] = rows
  return {
    groups: rows.map((row) => ({
      value: row.value as string | null,
      rows: Number(row.n),
      sums: figures.map((_, index) => numberIn(row[`s${index}`])),
      counts: figures.map((_, index) => Number(row[`c${index}`])),
    })),
    total: Number(first.total ?? 0),
    totalRows: Number(first.total_rows ?? 0),
    totalSums: figures.map((_, index) => numberIn(first[`t${index}`])),
  }
}

/** Sums come as numbers from one engine, as texts from the other. */
function numberIn(sum: unknown): number | null {
  return sum === null || sum === undefined ? null : Number(sum)
}

/** true for a column whose values are put together by day. */
export function isDated({ type }: ColumnModel): boolean {
  return type === 'date' || type === 'timestamp'
}

/** One row for each value of a row, of which an empty one is null. */
function valuesOf(by: ColumnModel | undefined): RawBuilder<unknown> {
  if (!by) return sql`(select cast(null as text))`
  const ref = refOf(by)
  if (isDated(by)) return sql`(select ${dayOf(by, ref)})`
  const text = sql`nullif(cast(${ref} as text), '')`
  return by.isMultiple ? sql`unnest(coalesce(string_to_array(${text}, ','), array[null::text]))` : sql`(select ${text})`
}

function orderOf({ by, isByAverage }: GroupQuery): RawBuilder<unknown> {
  if (by && isDated(by)) return sql`g.value desc nulls first`
  const figure = isByAverage ? sql`g.s0 / nullif(g.c0, 0)` : sql`g.s0`
  return sql`${figure} desc nulls last, g.value`
}
