import { fieldListsOf, mainFieldsOf, ownerCodeOf, partsOf, subTablesOf } from '../../page/anatomy'
import type { PageConfig } from '../../page/kinds'
import { isSystemField } from '../../wire/systemFields'
import type { Finding } from '../Finding'
import type { KnownNames } from '../KnownNames'
import { compareFields, requiredFields } from './compareFields'
import { findMissing } from './missing'
import type { CheckedPage } from './viewPage'

/** What the page that has the table says for every page over it. */
const ofOwner = ['fields', 'indexes', 'unique', 'owner'] as const

/** A page has a table of its own or shows that of another page; then it fits that page. */
export function checkSharedTable({ page, known, resource }: CheckedPage): Finding[] {
  if (!resource) return []
  const { table, of } = resource
  if ((table === undefined) === (of === undefined)) return [{ code: 'table-or-of', path: ['resource'], at: 'key' }]
  if (of === undefined) return []
  const owned = ofOwner.filter((name) => resource[name] !== undefined)
  return [
    ...owned.map((name): Finding => ({ code: 'of-owner', path: ['resource', name], at: 'key', values: { name, page: of } })),
    ...(partsOf(page).ownRow ? [{ code: 'of-owner', path: ['ownRow'], at: 'key', values: { name: 'ownRow', page: of } } as const] : []),
    ...checkOwnerPage(page, of, withTables(known)),
  ]
}

/** The published pages that have a table of their own. */
function withTables({ pageConfigs }: KnownNames): ReadonlyMap<string, PageConfig> | undefined {
  return pageConfigs && new Map([...pageConfigs].filter(([, config]) => partsOf(config).resource?.table !== undefined))
}

function checkOwnerPage(page: PageConfig, of: string, pages: ReadonlyMap<string, PageConfig> | undefined): Finding[] {
  const missing = findMissing('no-table-page', of, pages, ['resource', 'of'])
  const owner = pages?.get(of)
  return owner ? compareWithOwner(page, owner) : missing
}

/** What of a page does not fit the page whose table it shows. */
export function compareWithOwner(page: PageConfig, owner: PageConfig): Finding[] {
  const code = ownerCodeOf(page) ?? ''
  const list = { path: fieldListsOf(page)[0]?.path ?? [], page: code }
  return [
    ...compareFields(mainFieldsOf(page), mainFieldsOf(owner), list),
    ...compareSubTables(page, owner, code),
    ...compareTrees(page, owner, code),
    ...findLeftOut(page, owner, code),
  ]
}

/** Sub-tables are those of the owner, by their keys: their tables and foreign keys are said there. */
function compareSubTables(page: PageConfig, owner: PageConfig, code: string): Finding[] {
  const owned = new Map(subTablesOf(owner).map((sub) => [sub.key, sub]))
  return subTablesOf(page).flatMap((sub, index): Finding[] => {
    const own = owned.get(sub.key)
    const path = ['subTables', index]
    if (!own) return findMissing('no-owner-sub-table', sub.key, owned, [...path, 'key'], { values: { page: code } })
    const others = (['table', 'foreignKey'] as const).filter((name) => sub[name] !== undefined && sub[name] !== own[name])
    return [
      ...others.map((name): Finding => ({ code: 'of-owner', path: [...path, name], at: 'key', values: { name, page: code } })),
      ...compareFields(sub.columns, own.columns, { path: [...path, 'columns'], page: code }),
    ]
  })
}

/** Who is below whom is kept by the page that has the table. */
function compareTrees(page: PageConfig, owner: PageConfig, code: string): Finding[] {
  const [tree, owned] = [partsOf(page).tree, partsOf(owner).tree]
  if (!tree || tree.parentKey === owned?.parentKey) return []
  return [{ code: 'no-owner-tree', path: ['tree', 'parentKey'], values: { name: tree.parentKey, page: code } }]
}

/** A new row needs what the owner requires. */
function findLeftOut(page: PageConfig, owner: PageConfig, code: string): Finding[] {
  if (partsOf(page).url?.add === undefined) return []
  const named = new Set<string>(mainFieldsOf(page).map(({ key }) => key))
  const names = requiredFields(mainFieldsOf(owner)).filter((key) => !named.has(key) && !isSystemField(key))
  return names.length === 0
    ? []
    : [{ code: 'required-left-out', path: ['url', 'add'], at: 'key', values: { names: names.join(', '), page: code } }]
}
