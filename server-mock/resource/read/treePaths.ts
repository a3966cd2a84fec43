import { sql } from 'kysely'
import type { Row } from '../../../schemas/api/Result'
import type { Connection } from '../../db/Database'
import type { CallContext } from '../../kernel/CallContext'
import type { EngineParts } from '../EngineParts'
import { allOf } from '../query/compare'
import { hiddenKeys } from '../query/QueryContext'
import { visibleRows } from '../query/visibleRows'
import { nameOfRow } from './nameOfRow'
import { selectAll } from './selectRows'

type Stored = Record<string, unknown>

/** Levels that a path tells; what stands deeper begins with the nearest of them. */
const mostLevels = 20

/**
 * Tells with rows of a tree that were found at whatever level what they stand below, as `treePath`: the names of the rows above that the caller reaches, from the top on. Rows at the top have none.
 */
export async function addTreePaths(
  { model }: EngineParts,
  connection: Connection,
  rows: readonly Row[],
  stored: readonly Stored[],
  context: CallContext,
): Promise<void> {
  const { tree } = model
  // Where a row stands is said by its parent, which the caller may not see then.
  if (!tree || hiddenKeys(model, context, 'list').has(tree.parent.key)) return
  const parentOf = (row: Stored | undefined) => String(row?.[tree.parent.key] ?? '')
  const known = new Map(stored.map((row) => [String(row.id), row]))
  const visible = visibleRows(model, context)
  let wanted = stored.map(parentOf)
  for (let level = 0; level < mostLevels; level++) {
    const ids = [...new Set(wanted)].filter((id) => id !== '' && !known.has(id))
    if (ids.length === 0) break
    const where = allOf([sql`t.id = any(${ids})`, ...(visible ? [visible] : [])])
    const above = await selectAll(connection, model, where, sql`t.id`)
    for (const row of above) known.set(String(row.id), row)
    wanted = above.map(parentOf)
  }
  for (const row of rows) {
    const path: string[] = []
    for (let above = known.get(parentOf(known.get(row.id))); above && path.length < mostLevels; above = known.get(parentOf(above)))
      path.unshift(nameOfRow(model, above, context))
    if (path.length > 0) row.treePath = path.join(' / ')
  }
}
