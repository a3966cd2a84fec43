import { sql } from 'kysely'
import { CallFailure } from '../../kernel/CallFailure'
import { textOf } from '../../kernel/text/textOf'
import { refOf } from '../query/compare'
import { visibleRows } from '../query/visibleRows'
import { nameOfRow, namesOfRows } from '../read/nameOfRow'
import type { SaveContext } from './SaveContext'
import { selectRows } from './storeRow'
import type { Values } from './writtenValues'

/** The id of a parent; undefined for rows of the first level. */
export function parentIdOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' && value !== '0' ? value : undefined
}

/** Refuses a parent that does not exist, and keeps it from being deleted until the new row is there. */
export async function checkParent({ parts, connection }: SaveContext, parentId: string | undefined): Promise<void> {
  const { tree, table } = parts.model
  if (!tree || parentId === undefined) return
  const { rows } = await sql`select 1 from ${sql.table(table)} as t where t.id = ${parentId} for key share`.execute(connection)
  if (rows.length === 0) throw new CallFailure('bad-request', 'rows.noParent')
}

/**
 * Refuses a parent that does not exist, and one that is the row itself or below it. The row and all above the parent are kept from changes until
 * the transaction ends, in the order of their ids: of two moves that would make a ring together, the second finds what the first has done.
 */
export async function lockWay(saving: SaveContext, id: string, parentId: string): Promise<void> {
  const { parts, connection } = saving
  const locked = new Set<string>()
  for (;;) {
    const above = await idsAbove(saving, parentId)
    if (above.length === 0) throw new CallFailure('bad-request', 'rows.noParent')
    if (above.includes(id)) throw await refuseRing(saving, id)
    const further = [id, ...above].filter((one) => !locked.has(one))
    if (further.length === 0) return
    for (const one of further) locked.add(one)
    await sql`select 1 from ${sql.table(parts.model.table)} as t where t.id = any(${[...locked]}) order by t.id for update`.execute(
      connection,
    )
  }
}

/** The refusal to stand below oneself, at the field that names the parent. */
async function refuseRing({ parts: { model }, connection, context }: SaveContext, id: string): Promise<CallFailure> {
  const [row = { id }] = await selectRows(connection, model, [id], sql`true`)
  const values = { name: nameOfRow(model, row, context) }
  const path = `/${model.tree?.parent.key}`
  const message = textOf('rows.ownParent', context.language, values)
  return new CallFailure('bad-request', 'rows.ownParent', values, { errors: [{ path, code: 'ownParent', message }] })
}

/** The parent and everything above it. */
async function idsAbove({ parts, connection }: SaveContext, parentId: string): Promise<string[]> {
  const { tree, table } = parts.model
  if (!tree) return []
  const { rows } = await sql<{ id: string }>`
    with recursive above as (
      select t.id, ${refOf(tree.parent)} as parent from ${sql.table(table)} as t where t.id = ${parentId}
      union
      select t.id, ${refOf(tree.parent)} from ${sql.table(table)} as t join above on t.id = above.parent
    ) select id from above`.execute(connection)
  return rows.map((row) => row.id)
}

/** Sets the field that says whether rows have children. It is no change of the row: its version stays. */
export async function updateHasChild({ parts, connection }: SaveContext, parentIds: readonly (string | undefined)[]): Promise<void> {
  const { tree, table } = parts.model
  const ids = [...new Set(parentIds.filter((id) => id !== undefined))]
  if (!tree?.hasChild || ids.length === 0) return
  const column = sql.id(tree.hasChild.name)
  await sql`
    update ${sql.table(table)} as p
    set ${column} = case when exists (select 1 from ${sql.table(table)} as t where ${refOf(tree.parent)} = p.id) then '1' else '0' end
    where p.id = any(${ids})`.execute(connection)
}

/** Refuses to delete rows whose children would be left without a parent, and says which these are, as far as the caller may see them. */
export async function refuseParents({ parts, connection, context }: SaveContext, rows: readonly Values[]): Promise<void> {
  const { model } = parts
  const { tree, table } = model
  if (!tree) return
  const ids = rows.map(({ id }) => String(id))
  const seen = visibleRows(model, context) ?? sql`true`
  const { rows: left } = await sql<{ parent: string; count: string; children: string[] | null }>`
    select ${refOf(tree.parent)} as parent, count(*) as count, (array_agg(t.id order by t.id) filter (where ${seen}))[1:6] as children
    from ${sql.table(table)} as t where ${refOf(tree.parent)} = any(${ids}) and t.id <> all(${ids}) group by 1 order by 1 limit 1`.execute(
    connection,
  )
  const [found] = left
  if (!found) return
  const children = await selectRows(connection, model, found.children ?? [], sql`true`)
  const parent = rows.find(({ id }) => id === found.parent) ?? { id: found.parent }
  const values = { name: nameOfRow(model, parent, context), count: Number(found.count), children: namesOfRows(model, children, context) }
  throw new CallFailure('refused', children.length > 0 ? 'rows.hasChildren' : 'rows.hasUnseenChildren', values)
}
