import type { DepartNode } from '../../../schemas/api/people'
import type { Language } from '../../../schemas/page/Text'
import { chooseTranslation } from '../../../schemas/wire/translations'
import type { Database } from '../../db/Database'
import { systemTables } from '../../system/SystemTables'

async function readDeparts(database: Database, language: Language): Promise<DepartNode[]> {
  const rows = await systemTables(database.kysely)
    .selectFrom('sys_depart')
    .selectAll()
    .orderBy('depart_order')
    .orderBy('org_code')
    .execute()
  const parents = new Set(rows.map((row) => row.parent_id))
  return rows.map((row) => {
    const { id } = row
    const title = chooseTranslation(row.depart_name, row.depart_name_texts, language)
    return {
      id,
      key: id,
      value: id,
      code: row.org_code,
      title,
      departName: title,
      orgCode: row.org_code,
      orgCategory: row.org_category,
      parentId: row.parent_id,
      leaf: !parents.has(id),
    }
  })
}

/** The departments as a tree; a department whose parent is not among them stands at the top. */
function toTree(nodes: readonly DepartNode[]): DepartNode[] {
  const ids = new Set(nodes.map((node) => node.id))
  const build = (parentId: string | null): DepartNode[] =>
    nodes
      .filter((node) => (parentId === null ? !node.parentId || !ids.has(node.parentId) : node.parentId === parentId))
      .map((node) => {
        const children = build(node.id)
        return children.length > 0 ? { ...node, children } : node
      })
  return build(null)
}

export async function readDepartTree(database: Database, language: Language): Promise<DepartNode[]> {
  return toTree(await readDeparts(database, language))
}

/** The departments that a user belongs to, each with everything below it. */
export async function readOwnDepartTree(database: Database, language: Language, userId: string): Promise<DepartNode[]> {
  const own = await systemTables(database.kysely).selectFrom('sys_user_depart').select('depart_id').where('user_id', '=', userId).execute()
  const ids = new Set(own.map((row) => row.depart_id))
  const kept = new Set<string>()
  const keep = (nodes: readonly DepartNode[], isBelow: boolean): void => {
    for (const { id, children = [] } of nodes) {
      const isKept = isBelow || ids.has(id)
      if (isKept) kept.add(id)
      keep(children, isKept)
    }
  }
  const nodes = await readDeparts(database, language)
  keep(toTree(nodes), false)
  return toTree(nodes.filter(({ id }) => kept.has(id)))
}

/** The departments whose name holds the word, with all that stand above them. */
export async function searchDepartTree(database: Database, language: Language, word: string): Promise<DepartNode[]> {
  const nodes = await readDeparts(database, language)
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const kept = new Set<string>()
  for (const node of nodes) {
    if (!node.title.toLowerCase().includes(word.toLowerCase())) continue
    for (let at: DepartNode | undefined = node; at && !kept.has(at.id); at = at.parentId ? byId.get(at.parentId) : undefined)
      kept.add(at.id)
  }
  return toTree(nodes.filter((node) => kept.has(node.id)))
}
