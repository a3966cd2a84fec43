import { sql } from 'kysely'
import type { TreeNode, TreeQuery } from '../../../schemas/api/dictionaries'
import type { CallContext } from '../../kernel/CallContext'
import { refOf } from '../../resource'
import type { Services } from '../Services'
import { asText } from './asText'
import { openTable } from './openTable'
import { readCondition } from './readCondition'

const nodeLimit = 2000

/** The children of a node. Table, fields and the keys of the condition are names of declarations; the values are bound. */
export async function loadTree(services: Services, context: CallContext, query: TreeQuery): Promise<TreeNode[]> {
  const open = openTable(services, context, query.tableName ?? '')
  const { table, column: find } = open
  const text = find(query.text ?? '')
  const code = find(query.code || 'id')
  const parent = find(query.pidField ?? '')
  const hasChild = query.hasChildField ? find(query.hasChildField) : undefined
  const pid = query.pid ?? ''
  const isRoot = pid === '' || pid === '0'
  let rows = services.database.kysely
    .selectFrom(`${table} as t`)
    .select(['t.id as id', open.textIn(text, context.language).as('text'), refOf(code).as('code'), refOf(parent).as('parent')])
    .select(
      hasChild
        ? sql<boolean>`${asText(hasChild)} in ('1', 'Y')`.as('hasChild')
        : sql<boolean>`exists (select 1 from ${sql.table(table)} as c where ${asText(parent, 'c')} = ${sql.ref('t.id')})`.as('hasChild'),
    )
    .where(isRoot ? sql<boolean>`coalesce(${asText(parent)}, '') in ('', '0')` : sql<boolean>`${asText(parent)} = ${pid}`)
    .where(open.rows)
    .orderBy(refOf(text))
    .orderBy('t.id')
    .limit(nodeLimit)
  for (const [field, value] of readCondition(query.condition))
    rows = rows.where(sql<boolean>`${asText(open.columnWith(field, value))} = ${value}`)
  return (await rows.execute()).map((row) => ({
    key: String(row.id),
    value: String(row.code ?? row.id),
    title: String(row.text ?? ''),
    label: String(row.text ?? ''),
    leaf: !row.hasChild,
    parentId: row.parent === null ? null : String(row.parent),
    code: String(row.code ?? row.id),
  }))
}
