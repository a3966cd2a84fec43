import type { PermissionNode, PermissionTree, SystemMenu } from '../../../schemas/api/administration'
import type { Language } from '../../../schemas/page/Text'
import { chooseTranslation } from '../../../schemas/wire/translations'
import type { CallContext } from '../../kernel/CallContext'
import { textOf } from '../../kernel/text/textOf'
import { entriesByParent } from '../../rights/entriesByParent'
import type { PermissionRow } from '../../rights/Rights'
import type { Services } from '../Services'
import { readRuleMeanings } from './dataRules'

/** Entries by the id of what they stand below; those whose parent is not among them stand at the top. */
function belowEach(entries: readonly PermissionRow[]) {
  const ids = new Set(entries.map(({ id }) => id))
  return entriesByParent(entries, ({ parentId }) => (parentId !== null && ids.has(parentId) ? parentId : null))
}

const nameOf = ({ name, nameTexts }: PermissionRow, language: Language) => chooseTranslation(name, nameTexts, language)

/** The tree of the menu with buttons, fields and data rules, these with what they mean; `only` leaves out all but some, and what stands above them. */
export async function readPermissionTree(services: Services, context: CallContext, only?: ReadonlySet<string>): Promise<PermissionTree> {
  const { language } = context
  const { rights } = services
  const all = await rights.allEntries()
  const rules = await rights.dataRules()
  const meanings = await readRuleMeanings(services, context)
  const entries = only ? withParents(all, only) : all
  const below = belowEach(entries)
  const build = (parent: string | null): PermissionNode[] =>
    (below.get(parent) ?? []).map((entry) => {
      const children = build(entry.id)
      const [name, meaning] = [nameOf(entry, language), meanings.get(entry.id)]
      const title = meaning === undefined ? name : textOf('people.ruleMeans', language, { name, meaning })
      const isLeaf = children.length === 0
      return {
        key: entry.id,
        value: entry.id,
        title,
        slotTitle: title,
        label: title,
        parentId: entry.parentId,
        icon: entry.icon,
        menuType: entry.menuType,
        perms: entry.perms,
        leaf: isLeaf,
        isLeaf,
        ruleFlag: entry.menuType === 1 && entry.page !== null && rules.has(entry.page) ? 1 : 0,
        ...(isLeaf ? {} : { children }),
      }
    })
  return { treeList: build(null), ids: entries.map(({ id }) => id) }
}

function withParents(all: readonly PermissionRow[], only: ReadonlySet<string>): PermissionRow[] {
  const byId = new Map(all.map((entry) => [entry.id, entry]))
  const kept = new Set<string>()
  for (const id of only) {
    for (let at = byId.get(id); at && !kept.has(at.id); at = at.parentId === null ? undefined : byId.get(at.parentId)) kept.add(at.id)
  }
  return all.filter(({ id }) => kept.has(id))
}

/** The entries below each of some ids; those at the top below `null`. */
export async function readSubmenus(
  { rights }: Services,
  language: Language,
  parents: readonly (string | null)[],
): Promise<Map<string | null, SystemMenu[]>> {
  const below = belowEach(await rights.allEntries())
  const toEntry = (entry: PermissionRow): SystemMenu => {
    const isLeaf = !below.has(entry.id)
    const { id, parentId, menuType, url, component, icon, perms, permsType, status, sortNo, hidden } = entry
    const name = nameOf(entry, language)
    return { id, parentId, name, menuType, url, component, icon, perms, permsType, status, sortNo, hidden, leaf: isLeaf, isLeaf }
  }
  return new Map(parents.map((parent) => [parent, (below.get(parent) ?? []).map(toEntry)]))
}
