import { sql } from 'kysely'
import type { Row } from '../../../schemas/api/Result'
import type { CallContext } from '../../kernel/CallContext'
import type { EngineParts } from '../EngineParts'
import type { RowQuery } from '../query/RowQuery'
import { answer } from './readRows'
import { selectAll } from './selectRows'

const batchSize = 1_000
const mostRows = 1_000_000

/**
 * All rows that a query asks for, in its order, in batches. The ids are read first: the order stays while others write, and no statement is held open
 * between the batches. Rows that are deleted meanwhile are left out.
 */
export async function* exportRows(parts: EngineParts, { where, orderBy }: RowQuery, context: CallContext): AsyncGenerator<Row[]> {
  const { kysely } = parts.database
  const { rows: found } = await sql<{ id: string }>`
    select t.id from ${sql.table(parts.model.table)} as t where ${where} order by ${orderBy} limit ${mostRows}`.execute(kysely)
  for (let start = 0; start < found.length; start += batchSize) {
    const ids = found.slice(start, start + batchSize).map(({ id }) => id)
    const stored = await selectAll(kysely, parts.model, sql`t.id = any(${ids})`, sql`t.id`)
    const byId = new Map((await answer(parts, kysely, stored, context, 'list')).map((row) => [row.id, row]))
    yield ids.flatMap((id) => byId.get(id) ?? [])
  }
}
