import type { FieldConfig } from '../../fields'
import type { SubTable } from '../../page/ListPage'
import type { PageConfig } from '../../page/PageConfig'
import type { Resource } from '../../page/Resource'
import { systemFields } from '../../wire/systemFields'
import type { Path } from '../Finding'
import type { KnownNames } from '../KnownNames'
import { namesOfPage } from '../namesOfPage'

/** One field and where it stands. */
export interface FieldPlace {
  field: FieldConfig
  path: Path
}

/** Fields that make up one row: of the page, of a sub-table, or the parameters of a report. */
export interface RowPlace {
  of: 'page' | 'sub' | 'params'
  /** Key of the sub-table. */
  key: string
  fields: readonly FieldPlace[]
  /** Keys that may be named where a field of this row is meant, those of the system included. */
  names: ReadonlySet<string>
}

/** A page that has the right structure, taken apart for the checks of its meaning. */
export interface PageView {
  page: PageConfig
  known: KnownNames
  /** Every row that the page describes; the page's own comes first. */
  rows: readonly RowPlace[]
  main: RowPlace
  subTables: readonly SubTable[]
  resource?: Resource
}

export function viewPage(page: PageConfig, known: KnownNames): PageView {
  const subTables = page.kind === 'report' ? [] : (page.subTables ?? [])
  const main = page.kind === 'form' ? rowPlace('page', '', page.items, ['items']) : rowPlace('page', '', page.columns, ['columns'])
  const params = page.kind === 'report' && page.params ? [rowPlace('params', '', page.params, ['params'])] : []
  const inSubTables = subTables.map((table, index) =>
    rowPlace('sub', table.key, table.columns, ['subTables', index, 'columns'], [table.foreignKey]),
  )
  const resource = page.kind === 'report' ? undefined : page.resource
  return { page, known: withOwn(page, known), rows: [main, ...inSubTables, ...params], main, subTables, resource }
}

function rowPlace(of: RowPlace['of'], key: string, fields: readonly FieldConfig[], path: Path, further: readonly string[] = []): RowPlace {
  return {
    of,
    key,
    fields: fields.map((field, index) => ({ field, path: [...path, index] })),
    names: new Set([...fields.map((field) => field.key), ...(of === 'params' ? [] : systemFields), ...further]),
  }
}

/** A page may name itself, its table and its sub-tables before anybody else knows them. */
function withOwn(page: PageConfig, known: KnownNames): KnownNames {
  const own = namesOfPage(page)
  return {
    ...known,
    ...(known.pages ? { pages: new Set([...known.pages, page.code]) } : {}),
    ...(known.reports ? { reports: new Map([...known.reports, ...own.reports]) } : {}),
    ...(known.tables ? { tables: new Map([...known.tables, ...own.tables]) } : {}),
  }
}
