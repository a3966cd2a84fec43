import { sql } from 'kysely'
import { CallFailure } from '../../services/CallFailure'
import { refOf } from '../query/compare'
import type { Saving } from './Saving'

/** The id of a parent; undefined for rows of the first level. */
export function parentIdOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' && value !== '0' ? value : undefined
}

/** Refuses a parent that does not exist, and one that is the row itself or stands below it. */
export async function checkParent({ parts, connection }: Saving, id: string, parentId: string | undefined): Promise<void> {
  const { tree, table } = parts.model
  if (!tree || parentId === undefined) return
  const { rows } = await sql<{ id: string }>`
    with recursive above as (
      select t.id, ${refOf(tree.parent)} as parent from ${sql.table(table)} as t where t.id = ${parentId}
      union
      select t.id, ${refOf(tree.parent)} from ${sql.table(table)} as t join above on t.id = above.parent
    ) select id from above`.execute(connection)
  if (rows.length === 0) throw new CallFailure('bad-request', 'rows.noParent')
  if (rows.some((row) => row.id === id)) throw new CallFailure('bad-request', 'rows.ownParent')
}

/** Sets the field that says whether rows have children. It is no change of the row: its version stays. */
export async function updateHasChild({ parts, connection }: Saving, parentIds: readonly (string | undefined)[]): Promise<void> {
  const { tree, table } = parts.model
  const ids = [...new Set(parentIds.filter((id) => id !== undefined))]
  if (!tree?.hasChild || ids.length === 0) return
  const column = sql.id(tree.hasChild.name)
  await sql`
    update ${sql.table(table)} as p
    set ${column} = case when exists (select 1 from ${sql.table(table)} as t where ${refOf(tree.parent)} = p.id) then '1' else '0' end
    where p.id = any(${ids})`.execute(connection)
}

/** Refuses to delete rows whose children would be left without a parent. */
export async function refuseParents({ parts, connection }: Saving, ids: readonly string[]): Promise<void> {
  const { tree, table } = parts.model
  if (!tree) return
  const { rows } = await sql`
    select 1 from ${sql.table(table)} as t where ${refOf(tree.parent)} = any(${[...ids]}) and t.id <> all(${[...ids]}) limit 1`.execute(
    connection,
  )
  if (rows.length > 0) throw new CallFailure('refused', 'rows.hasChildren')
}
