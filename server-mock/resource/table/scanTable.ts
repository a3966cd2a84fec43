import { type RawBuilder, sql } from 'kysely'
import type { Connection } from '../../db/Database'

/** How long a plan may look at rows, and how many at once. */
export interface ScanLimits {
  /** Milliseconds, for all tables of a page together. */
  time: number
  /** Rows that one statement looks at: others have their turn between two statements. */
  batch: number
}

export const planLimits: ScanLimits = { time: 1_000, batch: 10_000 }

/** Ends the looking at rows when its time is over. */
export interface Deadline {
  batch: number
  isOver(): boolean
}

export function startDeadline({ time, batch }: ScanLimits): Deadline {
  const end = performance.now() + time
  return { batch, isOver: () => performance.now() >= end }
}

/** Looks at every row, however long it takes. */
export const noDeadline: Deadline = { batch: planLimits.batch, isOver: () => false }

/** Rows of a table that were looked at. */
export interface Scan {
  rows: number
  /** How many of them meet each condition. */
  counts: readonly number[]
  /** false: the time was over before the last row. */
  isWhole: boolean
}

/** Counts the rows of a table that meet conditions, part by part in the order of their ids. Conditions name its columns without a table. */
export async function scanTable(
  connection: Connection,
  table: string,
  conditions: readonly RawBuilder<unknown>[],
  deadline: Deadline,
): Promise<Scan> {
  const figures = conditions.map((condition, index) => sql`, count(*) filter (where ${condition}) as ${sql.id(`f${index}`)}`)
  const counts = conditions.map(() => 0)
  let rows = 0
  let last: unknown = null
  for (;;) {
    const further = last === null ? sql`` : sql`where id > ${last}`
    const { rows: answers } = await sql<Record<string, unknown>>`
      select count(*) as n, max(id) as last ${sql.join(figures, sql` `)}
      from (select * from ${sql.table(table)} ${further} order by id limit ${deadline.batch}) as part`.execute(connection)
    const [answer = {}] = answers
    rows += Number(answer.n)
    for (const index of counts.keys()) counts[index] = (counts[index] ?? 0) + Number(answer[`f${index}`])
    last = answer.last
    if (Number(answer.n) < deadline.batch) return { rows, counts, isWhole: true }
    if (deadline.isOver()) return { rows, counts, isWhole: false }
  }
}
