import type { Path } from '../checks/Finding'
import type { FieldConfig } from '../fields'
import { readQueryKey } from '../wire/queryKey'
import type { ListUrls } from '../wire/rowCalls'
import { askKeyOf, askListsOf, buttonActionsOf, type LocatedButton } from './buttonAnatomy'
import { type PageConfig, type PageKind, pageFacts, pageKinds } from './kinds'
import type { ReportPageConfig } from './kinds/report'
import type { PageFacts } from './PageFacts'
import type { OpenAction } from './parts/Action'
import type { QueryItem, QueryValue } from './parts/Query'
import type { SubTable } from './parts/SubTable'
import { isJsonObject, listOf, objectOf } from './readParts'
import { subTableName } from './tableNames'

/** Where things stand in a page: whoever walks over a page, walks by this. A page may be broken; what is no list is an empty one. */

type PartsOf<P> = P extends unknown ? Readonly<Partial<Omit<P, 'kind' | 'url'>>> : never
type AllOf<U> = (U extends unknown ? (parts: U) => void : never) extends (parts: infer All) => void ? All : never

/** Everything that a page can say, whatever its kind: what its kind does not know is not there. */
export type PageParts = AllOf<PartsOf<PageConfig>> & { readonly kind?: PageKind; readonly url?: ListUrls }

/** The page, to be asked for a part without asking for its kind. */
export function partsOf(page: PageConfig): PageParts {
  return page
}

/** The kind of a page that may be broken: as it says, else by where its fields stand. */
export function kindOf(page: object): PageKind {
  const { kind } = page as { kind?: unknown }
  const known = pageKinds.find((name) => name === kind)
  return known ?? pageKinds.find((name) => Array.isArray((page as Record<string, unknown>)[pageFacts[name].fields])) ?? 'list'
}

/** true when people save rows with the page; otherwise its rows are only read. */
export function hasForm(page: PageConfig): boolean {
  return factsOfPage(page.kind).parts.includes('form')
}

/** The facts of a kind of page, whichever it is. */
export function factsOfPage(kind: PageKind): PageFacts {
  // A cast: the facts of a kind take the pages of that kind, which the type of a chosen one cannot say.
  return pageFacts[kind] as PageFacts
}

/** The page, when it is a report: rows from declared tables, which other pages may name. */
export function reportOf(page: PageConfig): ReportPageConfig | undefined {
  return 'source' in page ? page : undefined
}

/** true for a form that anonymous users may open and send. */
export function isPublicForm(page: PageConfig): boolean {
  return partsOf(page).access === 'public'
}

/** One list of fields, as the page holds it. */
export interface FieldList {
  /** Whose fields they are: the page's own row's, a sub-table's, parameters that a report is handed, or values that a button asks for. */
  of: 'page' | 'sub' | 'params' | 'ask'
  /** Key of the sub-table, or name of the button that asks; empty for the others. */
  key: string
  path: Path
  /** The fields as written. One that is broken is among them. */
  fields: readonly unknown[]
}

/** Every list of fields of a page that may be broken; the page's own comes first. */
export function fieldListsOf(page: object): FieldList[] {
  const parts = page as Readonly<Record<string, unknown>>
  const { fields } = pageFacts[kindOf(page)]
  const inSubTables = listOf(parts.subTables).flatMap((table, index): FieldList[] => {
    const { key, columns } = objectOf(table)
    return [{ of: 'sub', key: typeof key === 'string' ? key : '', path: ['subTables', index, 'columns'], fields: listOf(columns) }]
  })
  const params: FieldList[] = Array.isArray(parts.params) ? [{ of: 'params', key: '', path: ['params'], fields: parts.params }] : []
  return [{ of: 'page', key: '', path: [fields], fields: listOf(parts[fields]) }, ...inSubTables, ...params, ...askListsOf(parts)]
}

/** true for fields of rows that are stored, and so have those of the system beside them. */
export function isOfRow({ of }: Pick<FieldList, 'of'>): boolean {
  return of === 'page' || of === 'sub'
}

/** One field and where it stands. */
export interface LocatedField {
  field: FieldConfig
  path: Path
}

/** The fields of a list that are fields at all, with their places. */
export function locateFields({ fields, path }: FieldList): LocatedField[] {
  return fields.flatMap((field, index) => (isJsonObject(field) ? [{ field: field as unknown as FieldConfig, path: [...path, index] }] : []))
}

/** A kind of field in the place of a field's own: what a query asks with, or the input of some rows. */
export interface LocatedKind {
  /** Whose field it belongs to, as in `FieldList`. */
  of: FieldList['of']
  key: string
  /** Key of the field. */
  name: string
  path: Path
  /** As it is written. */
  config: Readonly<Record<string, unknown>>
}

/** Every kind that stands in the place of a field's own, in a page that may be broken. */
export function kindsOf(page: object): LocatedKind[] {
  return [...askingKindsOf(page), ...fieldListsOf(page).flatMap(caseKindsOf)]
}

/** The kinds of input of some rows. */
function caseKindsOf(list: FieldList): LocatedKind[] {
  return locateFields(list).flatMap(({ field, path }) =>
    listOf(field.inputs).flatMap((one, index): LocatedKind[] => {
      const { as } = objectOf(one)
      return isJsonObject(as) ? [{ of: list.of, key: list.key, name: field.key, path: [...path, 'inputs', index, 'as'], config: as }] : []
    }),
  )
}

/** The kinds that a query asks with. */
function askingKindsOf(page: object): LocatedKind[] {
  return listOf((page as Readonly<Record<string, unknown>>).queryConfig).flatMap((item, index): LocatedKind[] => {
    const { key, as } = objectOf(item)
    if (typeof key !== 'string' || !isJsonObject(as)) return []
    const { sub, name } = readQueryKey(key)
    return [{ of: sub === undefined ? 'page' : 'sub', key: sub ?? '', name, path: ['queryConfig', index, 'as'], config: as }]
  })
}

/** The fields of the page's own row. */
export function mainFieldsOf(page: object): FieldConfig[] {
  return fieldListsOf(page).flatMap((list) => (list.of === 'page' ? locateFields(list).map(({ field }) => field) : []))
}

/** The sub-tables of a page. */
export function subTablesOf(page: PageConfig): readonly SubTable[] {
  return listOf(partsOf(page).subTables) as readonly SubTable[]
}

/** A table that a page makes, where its name stands, and the keys of its fields. */
export interface PageTable {
  name: string
  path: Path
  /** Key of the sub-table; undefined for the page's own. */
  sub?: SubTable
}

/** The tables that a page makes; none without a `resource`, or with the table of another page. The page's own comes first. */
export function tablesOf(page: PageConfig): PageTable[] {
  const table = partsOf(page).resource?.table
  if (table === undefined) return []
  const ofSubTables = subTablesOf(page).map((sub, index): PageTable => {
    return { name: subTableName(table, sub), path: ['subTables', index, sub.table === undefined ? 'key' : 'table'], sub }
  })
  return [{ name: table, path: ['resource', 'table'] }, ...ofSubTables]
}

/** The code of the page whose table a page shows as well; undefined for one that has a table of its own, or none. */
export function ownerCodeOf(page: PageConfig): string | undefined {
  const { table, of } = partsOf(page).resource ?? {}
  return table === undefined ? of : undefined
}

/** A condition that says which rows a page has, and where it stands. */
export interface RowCondition {
  where: string
  path: Path
}

/** The conditions over the rows of a page: its own, and those of its rules. */
export function rowConditionsOf(page: PageConfig): RowCondition[] {
  const { where, rules = [] } = partsOf(page).resource ?? {}
  return [
    ...(where === undefined ? [] : [{ where, path: ['resource', 'where'] }]),
    ...rules.map((rule, index): RowCondition => ({ where: rule.where, path: ['resource', 'rules', index, 'where'] })),
  ]
}

/** A path under the API base that a page names for itself: a call over its rows, or one of its actions. */
export interface PageCall {
  name: string
  url: string
  path: Path
  isAction: boolean
}

export function callsOf(page: PageConfig): PageCall[] {
  const { url = {}, resource } = partsOf(page)
  const ofRows = Object.entries(url).map(([name, path]): PageCall => ({ name, url: path, path: ['url', name], isAction: false }))
  const ofActions = (resource?.actions ?? []).map(({ name, url: path }, index): PageCall => {
    return { name, url: path, path: ['resource', 'actions', index, 'url'], isAction: true }
  })
  return [...ofRows, ...ofActions]
}

/** An action that opens a page, and where it stands. */
export interface LocatedOpening {
  action: OpenAction
  path: Path
  of: LocatedButton['of'] | 'sub'
  /** Key of the sub-table whose row it reads; empty for the others. */
  key: string
  /** Key of the list of fields that is asked for first. */
  asks?: string
}

/** Everything in a page that opens a page: its buttons and the links of its cells. */
export function openingsOf(page: PageConfig): LocatedOpening[] {
  const ofButtons = buttonActionsOf(page).flatMap(({ action, by, path }): LocatedOpening[] =>
    action.type === 'open' ? [{ action, of: by.of, key: '', asks: askKeyOf(by), path }] : [],
  )
  const ofCells = fieldListsOf(page).flatMap((list) =>
    locateFields(list).flatMap(({ field: { link }, path }): LocatedOpening[] =>
      link?.type === 'open' ? [{ action: link, of: list.of === 'sub' ? 'sub' : 'row', key: list.key, path: [...path, 'link'] }] : [],
    ),
  )
  return [...ofButtons, ...ofCells]
}

/** A name that stands somewhere in a page, for example that of a field in a group of the form. */
export interface LocatedName {
  name: string
  path: Path
}

/** Keys of the fields that the query bar asks for. */
export function queryKeysOf(page: PageConfig): LocatedName[] {
  return (partsOf(page).queryConfig ?? []).map(({ key }, index) => ({ name: key, path: ['queryConfig', index, 'key'] }))
}

/** The values that a query starts with, one or from and to, with their places. */
export function queryValuesOf(written: QueryItem['defaultValue'], path: Path): { value: QueryValue | null; path: Path }[] {
  if (written === undefined) return []
  return Array.isArray(written) ? written.map((value, index) => ({ value, path: [...path, index] })) : [{ value: written, path }]
}

/** Keys of the fields that stand in groups of the form. */
export function groupItemsOf(page: PageConfig): LocatedName[] {
  return (partsOf(page).form?.groups ?? []).flatMap((group, at) =>
    group.items.map((name, index) => ({ name, path: ['form', 'groups', at, 'items', index] })),
  )
}
