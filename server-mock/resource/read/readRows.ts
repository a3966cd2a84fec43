import { sql } from 'kysely'
import type { Row, RowPage } from '../../../schemas/api/Result'
import { factsOf } from '../../../schemas/fields/findFieldKind'
import type { FieldSurface } from '../../../schemas/rights/fieldCodes'
import type { Connection } from '../../db/Database'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import type { EngineParts } from '../EngineParts'
import type { SubModel } from '../model/ResourceModel'
import { allOf, refOf } from '../query/compare'
import { hiddenKeys, isClosedSub, keysOfSub, QueryContext } from '../query/QueryContext'
import type { RowQuery } from '../query/RowQuery'
import { isRowId } from '../query/readIds'
import { visibleRows, visitorRows } from '../query/visibleRows'
import { answerRows } from './answerRows'
import { addHasChildren } from './hasChildren'
import { selectAll, selectPage } from './selectRows'
import { labelsOver } from './tableLabels'
import { addTreePaths } from './treePaths'

/** One page of answered rows. */
export async function readPage(parts: EngineParts, connection: Connection, query: RowQuery, context: CallContext): Promise<RowPage> {
  const { rows, total, isCapped } = await selectPage(connection, parts.model, query)
  const records = await answer(parts, connection, rows, context, 'list')
  if (query.isAcrossLevels) await addTreePaths(parts, connection, records, rows, context)
  const { pageNo, pageSize } = query
  return {
    records,
    total,
    ...(isCapped ? { totalIsCapped: true } : {}),
    size: pageSize,
    current: pageNo,
    pages: Math.ceil(total / pageSize),
  }
}

/** Answered rows from stored ones. */
export async function answer(
  parts: EngineParts,
  connection: Connection,
  stored: Record<string, unknown>[],
  context: CallContext,
  surface: FieldSurface,
): Promise<Row[]> {
  const labels = labelsOver(connection, parts.mainOf, parts.services.dictionaries, context)
  const rows = await answerRows(parts.model, stored, hiddenKeys(parts.model, context, surface), context.language, labels)
  await addHasChildren(connection, parts.model, rows)
  return rows
}

/** One row, with the rows of its sub-tables. Throws `not-found`, for rows that the caller may not see too. */
export async function readRow(
  parts: EngineParts,
  connection: Connection,
  id: unknown,
  context: CallContext,
  withSubs = true,
): Promise<Row> {
  const stored = await findStored(parts, connection, id, context)
  const [row] = await answer(parts, connection, [stored], context, 'form')
  if (!row) throw new CallFailure('not-found', 'rows.noRow')
  if (withSubs && parts.model.subs.size > 0) row.sub = await readSubs(parts, connection, row.id, context)
  return row
}

/** The stored row of that id. */
async function findStored(parts: EngineParts, connection: Connection, id: unknown, context: CallContext): Promise<Record<string, unknown>> {
  const scope = new QueryContext(parts.model, context)
  if (!isRowId(id)) {
    scope.findings.add('id', 'bad-id', 'badId')
    scope.findings.throwIfAny()
  }
  const visible = visitorRows(parts.model, context)
  const [stored] = await selectAll(connection, parts.model, allOf([sql`t.id = ${id}`, ...(visible ? [visible] : [])]), sql`t.id`)
  if (!stored) throw new CallFailure('not-found', 'rows.noRow')
  return stored
}

/** The id of a row that the caller may see as somebody who has rights over rows does. Throws `not-found` for others. */
export async function requireRow({ model }: EngineParts, connection: Connection, id: unknown, context: CallContext): Promise<string> {
  const visible = visibleRows(model, context)
  if (isRowId(id)) {
    const where = allOf([sql`t.id = ${id}`, ...(visible ? [visible] : [])])
    const { rows } = await sql`select 1 from ${model.from} as t where ${where}`.execute(connection)
    if (rows.length > 0) return id
  }
  throw new CallFailure('not-found', 'rows.noRow')
}

async function readSubs(parts: EngineParts, connection: Connection, id: string, context: CallContext): Promise<Record<string, Row[]>> {
  const labels = labelsOver(connection, parts.mainOf, parts.services.dictionaries, context)
  const hidden = hiddenKeys(parts.model, context, 'form')
  const result: Record<string, Row[]> = {}
  for (const sub of parts.model.subs.values()) {
    if (isClosedSub(sub, hidden)) continue
    result[sub.key] = await answerRows(sub, await selectSubRows(connection, sub, id), keysOfSub(sub, hidden), context.language, labels)
  }
  return result
}

/** Rows of a sub-table that one statement reads: on the embedded database other calls wait for its end. */
const partSize = 1_000

/** The stored rows of a sub-table: in the order that was dragged, else as they were added. */
export async function selectSubRows(connection: Connection, sub: SubModel, id: string): Promise<Record<string, unknown>[]> {
  const dragged = [...sub.columns.values()].find(({ field }) => field && factsOf(field).isRowOrder)
  const orderBy = dragged ? sql`${refOf(dragged)}, t.create_time, t.id` : sql`t.create_time, t.id`
  const rows: Record<string, unknown>[] = []
  for (;;) {
    const part = await selectAll(
      connection,
      sub,
      sql`${refOf(sub.foreignKey)} = ${id}`,
      sql`${orderBy} limit ${partSize} offset ${rows.length}`,
    )
    rows.push(...part)
    if (part.length < partSize) return rows
  }
}
