import type { FieldConfig } from '../../fields'
import { fieldListsOf, mainFieldsOf, ownerCodeOf, partsOf, subTablesOf } from '../../page/anatomy'
import type { PageConfig } from '../../page/kinds'
import { rowPanelNames } from '../../wire/rowCalls'
import { isSystemField } from '../../wire/systemFields'
import type { Finding, Path } from '../Finding'
import type { KnownNames } from '../KnownNames'
import { compareFields, requiredFields } from './compareFields'
import { findMissing } from './missing'
import type { CheckedPage } from './viewPage'

/** What the page that has the table says for every page over it. */
const ofOwner = ['fields', 'indexes', 'unique', 'owner', 'responsible', 'trash'] as const

/** A page has a table of its own or shows that of another page; then it fits that page. */
export function checkSharedTable({ page, known, resource }: CheckedPage): Finding[] {
  if (!resource) return []
  const { table, of } = resource
  if ((table === undefined) === (of === undefined)) return [{ code: 'table-or-of', path: ['resource'], at: 'key' }]
  if (of === undefined) return resource.subTable === undefined ? [] : [{ code: 'sub-table-of', path: ['resource', 'subTable'], at: 'key' }]
  const owned = ofOwner.filter((name) => resource[name] !== undefined)
  return [
    ...owned.map((name): Finding => ({ code: 'of-owner', path: ['resource', name], at: 'key', values: { name, page: of } })),
    ...(partsOf(page).ownRow ? [{ code: 'of-owner', path: ['ownRow'], at: 'key', values: { name: 'ownRow', page: of } } as const] : []),
    ...(resource.subTable === undefined ? [] : findBeyondRows(page)),
    ...checkOwnerPage(page, of, withTables(known)),
  ]
}

/** What the rows of a sub-table have not: they are saved with the row that they belong to. */
function findBeyondRows(page: PageConfig): Finding[] {
  const { resource, subTables, tree, visitors } = partsOf(page)
  const found: [unknown, ...Path][] = [
    [resource?.actions, 'resource', 'actions'],
    [resource?.history, 'resource', 'history'],
    [subTables, 'subTables'],
    [tree, 'tree'],
    [visitors, 'visitors'],
  ]
  return found.flatMap(([value, ...path]): Finding[] =>
    value === undefined ? [] : [{ code: 'beyond-sub-table', path, at: 'key', values: { name: String(path.at(-1)) } }],
  )
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
  const subTable = partsOf(page).resource?.subTable
  if (subTable !== undefined) return compareWithSubTable(page, owner, subTable, list)
  return [
    ...compareFields(mainFieldsOf(page), mainFieldsOf(owner), list),
    ...compareSubTables(page, owner, code),
    ...compareTrees(page, owner, code),
    ...comparePanels(page, owner, code),
    ...findLeftOut(page, requiredFields(mainFieldsOf(owner)), code),
  ]
}

/** The page of a sub-table's rows: its fields are those of the sub-table, and one says to which main row a row belongs, for good. */
function compareWithSubTable(page: PageConfig, owner: PageConfig, key: string, list: { path: Path; page: string }): Finding[] {
  const subTables = new Map(subTablesOf(owner).map((sub) => [sub.key, sub]))
  const sub = subTables.get(key)
  if (!sub) return findMissing('no-owner-sub-table', key, subTables, ['resource', 'subTable'], { values: { page: list.page } })
  const { foreignKey } = sub
  const link: FieldConfig = { key: foreignKey, type: 'input', title: foreignKey }
  const at = mainFieldsOf(page).findIndex((field) => field.key === foreignKey)
  const field = mainFieldsOf(page)[at]
  const isMoving = field && partsOf(page).url?.edit && field.form !== false && field.disabledWhen === undefined && field.disabled !== true
  return [
    ...compareFields(mainFieldsOf(page), [...sub.columns, link], list),
    ...findLeftOut(page, [...requiredFields(sub.columns), foreignKey], list.page),
    ...(isMoving ? [{ code: 'row-moves', path: [...list.path, at], values: { name: foreignKey } } satisfies Finding] : []),
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

/** What is kept of rows beside their values is kept where the page that has the table says so. */
function comparePanels(page: PageConfig, owner: PageConfig, code: string): Finding[] {
  const [own, owned] = [partsOf(page).resource, partsOf(owner).resource]
  return rowPanelNames.flatMap((name): Finding[] => {
    const isVain = own?.[name] === true && owned?.[name] !== true
    return isVain ? [{ code: 'not-kept', path: ['resource', name], at: 'key', values: { name, page: code }, severity: 'warning' }] : []
  })
}

/** A new row needs what the owner requires. */
function findLeftOut(page: PageConfig, required: readonly string[], code: string): Finding[] {
  if (partsOf(page).url?.add === undefined) return []
  const named = new Set<string>(mainFieldsOf(page).map(({ key }) => key))
  const names = required.filter((key) => !named.has(key) && !isSystemField(key))
  return names.length === 0
    ? []
    : [{ code: 'required-left-out', path: ['url', 'add'], at: 'key', values: { names: names.join(', '), page: code } }]
}
