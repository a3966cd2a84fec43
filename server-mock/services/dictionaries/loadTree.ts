import { sql } from 'kysely'
import type { TreeNode, TreeQuery } from '../../../schemas/api/dictionaries'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import { refOf } from '../../resource'
import type { Services } from '../Services'
import { asText } from './asText'
import { openTable } from './openTable'

const nodeLimit = 2000

/** Pairs of field and value that a node must have. */
function readCondition(condition: string | undefined): [string, string][] {
  if (!condition) return []
  try {
    const value: unknown = JSON.parse(condition)
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
      return Object.entries(value).map(([field, wanted]: [string, unknown]) => [field, textOf(wanted)])
    }
  } catch {
    // Refused below, as every other text that describes no object.
  }
  throw new CallFailure('bad-request', 'http.badCondition')
}

/** A value is a text, a number or a switch: no column holds anything else. */
function textOf(value: unknown): string {
  if (value !== null && typeof value === 'object') throw new CallFailure('bad-request', 'http.badCondition')
  return String(value)
}

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
    .select(['t.id as id', refOf(text).as('text'), refOf(code).as('code'), refOf(parent).as('parent')])
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
