import { sql } from 'kysely'
import type { Row } from '../../../schemas/api/Result'
import type { Connection } from '../../db/Database'
import type { ResourceModel } from '../model/ResourceModel'
import { refOf } from '../query/compare'

/** Marks rows of a tree with `hasChildren`: from the field that the server keeps, else by one question for the whole page. */
export async function addHasChildren(
  connection: Connection,
  { tree, table, declaration }: ResourceModel,
  rows: readonly Row[],
): Promise<void> {
  if (!tree || declaration.shared?.isFlat || rows.length === 0) return
  const { hasChild } = tree
  if (hasChild) {
    for (const row of rows) row.hasChildren = row[hasChild.key] === '1' || row[hasChild.key] === 1
    return
  }
  const parent = refOf(tree.parent)
  const { rows: parents } = await sql<{ parent: string }>`
    select distinct ${parent} as parent from ${sql.table(table)} as t where ${parent} = any(${rows.map(({ id }) => id)})`.execute(
    connection,
  )
  const withChildren = new Set(parents.map((row) => row.parent))
  for (const row of rows) row.hasChildren = withChildren.has(row.id)
}
