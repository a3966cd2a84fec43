import { type RawBuilder, sql } from 'kysely'
import type { Category, CategoryNode } from '../../../schemas/api/categories'
import type { Language } from '../../../schemas/page/Text'
import { chooseTranslation } from '../../../schemas/wire/translations'
import type { Database } from '../../db/Database'
import { CallFailure } from '../../kernel/CallFailure'
import { systemTables } from '../../system/SystemTables'
import { readCondition } from '../dictionaries/readCondition'

/** What a caller may ask by, and the column of each. */
const asked = { id: 'c.id', pid: 'c.pid', name: 'c.name', code: 'c.code' } as const
type Asked = keyof typeof asked

/** Most categories that are answered at once. */
const mostNodes = 2000

function isAsked(field: string): field is Asked {
  return Object.hasOwn(asked, field)
}

function columnOf(field: string): (typeof asked)[Asked] {
  if (isAsked(field)) return asked[field]
  throw new CallFailure('bad-request', 'http.unknownField', { table: 'sys_category', field })
}

/** The categories that meet every one of the conditions. */
async function readCategories(database: Database, language: Language, conditions: readonly RawBuilder<boolean>[]): Promise<Category[]> {
  let rows = systemTables(database.kysely)
    .selectFrom('sys_category as c')
    .select(['c.id', 'c.pid', 'c.name', 'c.name_texts', 'c.code'])
    .select(sql<boolean>`exists (select 1 from sys_category as below where below.pid = c.id)`.as('hasChild'))
    .orderBy('c.code')
    .orderBy('c.id')
    .limit(mostNodes)
  for (const condition of conditions) rows = rows.where(condition)
  return (await rows.execute()).map(({ id, pid, name, name_texts, code, hasChild }) => ({
    id,
    pid,
    name: chooseTranslation(name, name_texts, language),
    code,
    hasChild: hasChild ? '1' : '0',
  }))
}

const has = (field: string, value: string) => sql<boolean>`${sql.ref(columnOf(field))} = ${value}`
const isTop = sql<boolean>`coalesce(c.pid, '') in ('', '0')`

export interface Below {
  /** Id of the category above. */
  pid?: string
  /** Its code, in the place of the id. */
  pcode?: string
  /** JSON object of fields and values. */
  condition?: string
}

/** The categories that stand below one, or the highest. A code that no category has leads to none. */
export async function readBelow(
  database: Database,
  language: Language,
  { pid = '', pcode = '', condition }: Below,
): Promise<CategoryNode[]> {
  const conditions = readCondition(condition).map(([field, value]) => has(field, value))
  const id = pid !== '' ? pid : pcode === '' || pcode === '0' ? '0' : await idOfCode(database, pcode)
  if (id === undefined) return []
  const found = await readCategories(database, language, [id === '0' ? isTop : has('pid', id), ...conditions])
  return found.map(toNode)
}

async function idOfCode(database: Database, code: string): Promise<string | undefined> {
  return (await systemTables(database.kysely).selectFrom('sys_category').select('id').where('code', '=', code).executeTakeFirst())?.id
}

/** The same with everything below each of them. */
export async function readAllBelow(database: Database, language: Language, below: Below): Promise<CategoryNode[]> {
  const [top, all] = await Promise.all([readBelow(database, language, below), readCategories(database, language, [])])
  const byParent = new Map<string, CategoryNode[]>()
  for (const node of all.map(toNode)) {
    const beside = byParent.get(node.parentId ?? '')
    if (beside) beside.push(node)
    else byParent.set(node.parentId ?? '', [node])
  }
  // What stands below itself, in whatever way it came to that, is not followed round.
  const grow = (node: CategoryNode, above: readonly string[]): CategoryNode => {
    const children = (byParent.get(node.key) ?? []).filter(({ key }) => !above.includes(key))
    return children.length === 0 ? node : { ...node, children: children.map((child) => grow(child, [...above, child.key])) }
  }
  return top.map((node) => grow(node, [node.key]))
}

/** The first category whose field has the value. */
export async function readOne(database: Database, language: Language, field: string, value: string): Promise<Category> {
  const [found] = await readCategories(database, language, [has(field, value)])
  if (!found) throw new CallFailure('refused', 'http.noCategory')
  return found
}

/** The names of categories in the order of their ids; one that is not there is left out or shown as it is. */
export async function readNames(database: Database, language: Language, ids: readonly string[], leaveOut: boolean): Promise<string[]> {
  if (ids.length === 0) return []
  const found = await readCategories(database, language, [sql<boolean>`c.id = any(${[...ids]})`])
  const names = new Map(found.map(({ id, name }) => [id, name]))
  return ids.flatMap((id) => names.get(id) ?? (leaveOut ? [] : [id]))
}

function toNode({ id, pid, name, code, hasChild }: Category): CategoryNode {
  return { key: id, value: id, title: name, label: name, name, code, leaf: hasChild !== '1', parentId: pid }
}
