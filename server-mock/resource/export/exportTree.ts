import { sql } from 'kysely'
import type { CallContext } from '../../kernel/CallContext'
import type { EngineParts } from '../EngineParts'
import { refOf } from '../query/compare'
import { hiddenKeys } from '../query/QueryContext'
import type { RowQuery } from '../query/RowQuery'
import { orderSql } from '../query/readSort'
import { type ExportedPart, readRowsOf } from './exportRows'

/** Ids that are found at once: the whole tree is put in order anew for each of these parts. A change meanwhile may move rows of a larger tree between them. */
const idsSize = 50_000

/** Where a row stands in a tree: its number among all rows, behind those of the rows above it. */
interface TreePlace {
  id: string
  path: string
  level: number
}

/** Whether rows are exported as a tree: where they are listed as one, for whoever may see what they stand below. */
export function isTreeOf({ model }: EngineParts, context: CallContext): boolean {
  const { tree, declaration } = model
  return tree !== undefined && !declaration.shared?.isFlat && !hiddenKeys(model, context, 'list').has(tree.parent.key)
}

/**
 * The first `most` rows that a query asks for, each behind the row that it stands below, beside others in the order of the query. A row whose parent is not
 * asked for stands on the first level.
 */
export async function* exportTree(
  parts: EngineParts,
  query: Pick<RowQuery, 'where' | 'orderBy'>,
  context: CallContext,
  most: number,
): AsyncGenerator<ExportedPart> {
  let left = most
  let last = '{}'
  while (left > 0) {
    const size = Math.min(idsSize, left)
    const places = await findPlaces(parts, query, last, size)
    const levels = new Map(places.map(({ id, level }) => [id, level]))
    for await (const rows of readRowsOf(parts, [...levels.keys()], context)) yield { rows, levels }
    const end = places.at(-1)
    if (!end || places.length < size) return
    left -= places.length
    last = end.path
  }
}

/** The next places behind one. Rows that stand in a ring, which no row of the first level leads to, come last. */
async function findPlaces(
  { database, model }: EngineParts,
  { where, orderBy }: Pick<RowQuery, 'where' | 'orderBy'>,
  last: string,
  size: number,
): Promise<TreePlace[]> {
  const parent = model.tree ? refOf(model.tree.parent) : sql`null`
  const { rows } = await sql<TreePlace>`
    with recursive wanted as (
      select t.id, ${parent} as parent, row_number() over (order by ${orderSql(orderBy)}) as n from ${sql.table(model.table)} as t where ${where}
    ), placed as (
      select wanted.id, array[wanted.n] as path from wanted where not exists (select 1 from wanted as above where above.id = wanted.parent)
      union all
      select wanted.id, placed.path || wanted.n from wanted join placed on wanted.parent = placed.id
    ), every as (
      select wanted.id, coalesce(placed.path, array[9223372036854775807, wanted.n]) as path, coalesce(cardinality(placed.path) - 1, 0) as level
      from wanted left join placed on placed.id = wanted.id
    )
    select id, cast(path as text) as path, level from every where path > cast(${last} as bigint[]) order by every.path limit ${size}`.execute(
    database.kysely,
  )
  return rows
}
