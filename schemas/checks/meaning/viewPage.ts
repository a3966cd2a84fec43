import type { FieldConfig } from '../../fields'
import { factsOf } from '../../fields/findFieldKind'
import {
  type FieldList,
  fieldListsOf,
  isOfRow,
  kindsOf,
  type LocatedField,
  type LocatedKind,
  locateFields,
  partsOf,
  subTablesOf,
} from '../../page/anatomy'
import type { PageConfig } from '../../page/kinds'
import type { Resource } from '../../page/parts/Resource'
import type { SubTable } from '../../page/parts/SubTable'
import { systemFields } from '../../wire/systemFields'
import type { KnownNames } from '../KnownNames'
import { namesOfPage } from '../namesOfPage'

/** Fields that make up one row: of the page, of a sub-table, or the parameters of a report. */
export interface RowView extends Pick<FieldList, 'of' | 'key'> {
  fields: readonly LocatedField[]
  /** What stands in the place of a field's own kind, as fields of their keys. */
  kinds: readonly LocatedField[]
  /** Keys that may be named where a stored field of this row is meant, those of the system included. */
  names: ReadonlySet<string>
  /** The same with those of fields that are only shown. */
  shownNames: ReadonlySet<string>
}

/** A page that has the right structure, with what the checks of its meaning ask about. */
export interface CheckedPage {
  page: PageConfig
  known: KnownNames
  /** Every row that the page describes; the page's own comes first. */
  rows: readonly RowView[]
  main: RowView
  subTables: readonly SubTable[]
  resource?: Resource
}

export function viewPage(page: PageConfig, known: KnownNames): CheckedPage {
  const subTables = subTablesOf(page)
  const kinds = kindsOf(page)
  const [main, ...others] = fieldListsOf(page).map((list) => viewRow(list, subTables, kinds))
  if (!main) throw new Error(`page "${page.code}" has no list of fields`)
  return { page, known: withOwn(page, known), rows: [main, ...others], main, subTables, resource: partsOf(page).resource }
}

function viewRow(list: FieldList, subTables: readonly SubTable[], allKinds: readonly LocatedKind[]): RowView {
  const { of, key, path } = list
  const fields = locateFields(list)
  const foreignKey = of === 'sub' ? subTables[Number(path[1])]?.foreignKey : undefined
  const names = new Set([
    ...fields.flatMap(({ field }) => (isLookedUp(field) ? [] : [field.key])),
    ...(isOfRow(list) ? systemFields : []),
    ...(foreignKey === undefined ? [] : [foreignKey]),
  ])
  const kinds = allKinds.flatMap(({ name, path: place, config, ...owner }): LocatedField[] =>
    // A cast: a kind with the key of its field is a field.
    owner.of === of && owner.key === key ? [{ field: { ...config, key: name } as FieldConfig, path: place }] : [],
  )
  return { of, key, fields, kinds, names, shownNames: new Set([...names, ...fields.map(({ field }) => field.key)]) }
}

/** true for a field that shows a property of a chosen record. */
function isLookedUp(field: FieldConfig): boolean {
  return factsOf(field).looksUp !== undefined
}

/** A page may name itself, its table and its sub-tables before anybody else knows them. */
function withOwn(page: PageConfig, known: KnownNames): KnownNames {
  const own = namesOfPage(page)
  return {
    ...known,
    ...(known.pages ? { pages: new Set([...known.pages, page.code]) } : {}),
    ...(known.pageConfigs ? { pageConfigs: new Map([...known.pageConfigs, [page.code, page]]) } : {}),
    ...(known.reports ? { reports: new Map([...known.reports, ...own.reports]) } : {}),
    ...(known.reportColumns ? { reportColumns: new Map([...known.reportColumns, ...own.reportColumns]) } : {}),
    ...(known.tables ? { tables: new Map([...known.tables, ...own.tables]) } : {}),
    tableColumns: new Map([...(known.tableColumns ?? []), ...own.tableColumns]),
  }
}
