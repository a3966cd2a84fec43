import { type RawBuilder, sql } from 'kysely'
import type { Row } from '../../../schemas/api/Result'
import type { Connection } from '../../db/Database'
import type { CallContext } from '../../kernel/CallContext'
import type { EngineParts } from '../EngineParts'
import { allOf, anyOf, type Condition } from '../query/compare'
import { hiddenKeys } from '../query/QueryContext'
import type { RowQuery } from '../query/RowQuery'
import { orderSql, type SortTerm } from '../query/readSort'
import { answerRows } from '../read/answerRows'
import { selectAll } from '../read/selectRows'
import { labelsOver } from '../read/tableLabels'

/** Rows that are read at once: so few that they are gone before the memory of the server is cleaned for good. */
const partSize = 250
/** Ids that are found at once: the rows are sorted anew for each of these parts, so that there are few of them. */
const idsSize = 10_000

/** Some of the rows of an export. */
export interface ExportedPart {
  rows: Row[]
  /** How many rows each one stands below, by its id; left out where rows are no tree. */
  levels?: ReadonlyMap<string, number>
}

/**
 * The first `most` rows that a query asks for, in its order, part by part. Each part begins behind the last row of the one before it: neither are many ids
 * held, nor is a statement open in between. Rows that are deleted meanwhile are left out.
 */
export async function* exportRows(
  parts: EngineParts,
  { where, orderBy }: Pick<RowQuery, 'where' | 'orderBy'>,
  context: CallContext,
  most: number,
): AsyncGenerator<ExportedPart> {
  let left = most
  let last: Condition = sql`true`
  while (left > 0) {
    const size = Math.min(idsSize, left)
    const { ids, end } = await findIds(parts, { where: allOf([where, last]), orderBy }, size)
    for await (const rows of readRowsOf(parts, ids, context)) yield { rows }
    if (!end || ids.length < size) return
    left -= ids.length
    last = behind(orderBy, end)
  }
}

/** The next ids in the order, and what the last of them is sorted by. Of the others no more is held than the ids. */
async function findIds(
  { database, model }: EngineParts,
  { where, orderBy }: Pick<RowQuery, 'where' | 'orderBy'>,
  size: number,
): Promise<{ ids: string[]; end: FoundId | undefined }> {
  const keys = sortKeys(orderBy)
  const { rows } = await sql<FoundId>`
    select t.id, ${keys} from ${sql.table(model.table)} as t
    where ${where} order by ${orderSql(orderBy)} limit ${size}`.execute(database.kysely)
  return { ids: rows.map(({ id }) => id), end: rows.at(-1) }
}

type FoundId = { id: string } & SortKeys
/** What a row is sorted by, as texts: of the first term under `k0`. */
export type SortKeys = Record<`k${number}`, string | null>

/** The rows of these ids, part by part in their order. */
export async function* readRowsOf(parts: EngineParts, ids: readonly string[], context: CallContext): AsyncGenerator<Row[]> {
  for (let start = 0; start < ids.length; start += partSize) {
    yield await readPart(parts, parts.database.kysely, ids.slice(start, start + partSize), context)
  }
}

async function readPart(parts: EngineParts, connection: Connection, ids: readonly string[], context: CallContext): Promise<Row[]> {
  const stored = await selectAll(connection, parts.model, sql`t.id = any(${ids})`, sql`t.id`)
  const labels = labelsOver(connection, parts.mainOf, parts.services.dictionaries, context)
  const rows = await answerRows(parts.model, stored, hiddenKeys(parts.model, context, 'list'), context.language, labels)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The terms of an order as columns that hold the keys of a row. */
export function sortKeys(orderBy: readonly SortTerm[]): RawBuilder<unknown> {
  return sql.join(orderBy.map(({ ref }, index) => sql`cast(${ref} as text) as ${sql.ref(`k${index}`)}`))
}

/** Rows that come after one with these keys: equal in the terms before one, and later in that. What is empty is larger than everything else. */
export function behind(terms: readonly SortTerm[], keys: SortKeys): Condition {
  const equal: Condition[] = []
  return anyOf(
    terms.map(({ ref, type, isDescending }, index) => {
      const key = keys[`k${index}`] ?? null
      const value = sql`cast(${key} as ${sql.raw(type)})`
      const later = isDescending
        ? key === null
          ? sql<boolean>`${ref} is not null`
          : sql<boolean>`${ref} < ${value}`
        : key === null
          ? sql<boolean>`false`
          : sql<boolean>`(${ref} > ${value} or ${ref} is null)`
      const condition = allOf([...equal, later])
      equal.push(key === null ? sql<boolean>`${ref} is null` : sql<boolean>`${ref} = ${value}`)
      return condition
    }),
  )
}

/** How many rows there are, all of them. */
export async function countExported({ database, model }: EngineParts, where: Condition): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(model.table)} as t where ${where}`.execute(
    database.kysely,
  )
  return rows[0]?.n ?? 0
}
