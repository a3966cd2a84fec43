import { type RawBuilder, sql } from 'kysely'
import type { Connection } from '../../db/Database'
import type { TableModel } from '../model/ResourceModel'
import type { Condition } from '../query/compare'
import type { RowQuery } from '../query/RowQuery'
import { orderSql } from '../query/readSort'

type Values = Record<string, unknown>

/** Rows are counted up to here; more are reported as "more than". Counting a million costs as much as a hundred pages. */
const countLimit = 10_000
/** Behind this many rows the page's ids are found first, over the index alone, and the rows fetched for them. */
const deepOffset = 1_000

/** What rows are selected from, called `t`. Without `table` it is no table but a query, whose deep pages have no short cut. */
export interface RowSource extends Pick<TableModel, 'selectList'> {
  from: RawBuilder<unknown>
  table?: string
}

export interface SelectedPage {
  rows: Values[]
  total: number
  isCapped: boolean
}

/** One page of rows and how many there are: one statement when the page shows that itself, else two. */
export async function selectPage(connection: Connection, source: RowSource, query: RowQuery): Promise<SelectedPage> {
  const offset = (query.pageNo - 1) * query.pageSize
  const rows =
    offset < deepOffset || source.table === undefined
      ? await selectNear(connection, source, query, offset)
      : await selectDeep(connection, source, query, offset)
  if (rows.length < query.pageSize && (rows.length > 0 || offset === 0)) return { rows, total: offset + rows.length, isCapped: false }
  const counted = await countRows(connection, source, query.where)
  return { rows, total: Math.min(counted, countLimit), isCapped: counted > countLimit }
}

async function selectNear(
  connection: Connection,
  source: RowSource,
  { where, orderBy, pageSize }: RowQuery,
  offset: number,
): Promise<Values[]> {
  const { rows } = await sql<Values>`
    select ${source.selectList} from ${source.from} as t
    where ${where} order by ${orderSql(orderBy)} limit ${pageSize} offset ${offset}`.execute(connection)
  return rows
}

async function selectDeep(
  connection: Connection,
  source: RowSource,
  { where, orderBy, pageSize }: RowQuery,
  offset: number,
): Promise<Values[]> {
  const { rows } = await sql<Values>`
    select ${source.selectList} from (
      select t.id from ${source.from} as t where ${where} order by ${orderSql(orderBy)} limit ${pageSize} offset ${offset}
    ) as k join ${source.from} as t on t.id = k.id
    order by ${orderSql(orderBy)}`.execute(connection)
  return rows
}

/** How many rows there are, at most one more than `countLimit`. */
async function countRows(connection: Connection, { from }: RowSource, where: Condition): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (select 1 from ${from} as t where ${where} limit ${countLimit + 1}) as counted`.execute(connection)
  return rows[0]?.n ?? 0
}

/** All rows that meet a condition, for the rows of a sub-table and of a batch of ids. */
export async function selectAll(
  connection: Connection,
  model: TableModel,
  where: Condition,
  orderBy: RawBuilder<unknown>,
): Promise<Values[]> {
  const { rows } = await sql<Values>`
    select ${model.selectList} from ${sql.table(model.table)} as t where ${where} order by ${orderBy}`.execute(connection)
  return rows
}
