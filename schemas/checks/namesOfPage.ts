import type { FieldConfig } from '../fields'
import type { ColumnType } from '../fields/FieldFacts'
import { factsOf, isFieldKind } from '../fields/findFieldKind'
import { mainFieldsOf, partsOf, tablesOf } from '../page/anatomy'
import { currentKeys } from '../page/formerKeys'
import type { PageConfig } from '../page/kinds'
import { systemFieldOf, systemFields } from '../wire/systemFields'

/** Tables and reports that a page brings along, with the keys of their fields, earlier ones too: what other pages may name. */
export interface NamesOfPage {
  tables: Map<string, Set<string>>
  tableColumns: Map<string, Map<string, ColumnType>>
  reports: Map<string, Set<string>>
  reportColumns: Map<string, Map<string, ColumnType>>
}

export function namesOfPage(page: PageConfig): NamesOfPage {
  const { source, resource } = partsOf(page)
  const keys = keysOf(mainFieldsOf(page))
  const systemColumns = columnTypes(systemFields.map((key) => systemFieldOf(key).field))
  const types = tablesOf(page).map(
    ({ name, sub }) => [name, new Map([...columnTypes(sub?.columns ?? mainFieldsOf(page)), ...systemColumns])] as const,
  )
  const tables = tablesOf(page).map(({ name, sub }): [string, Set<string>] => {
    const own = sub ? [sub.foreignKey, ...keysOf(sub.columns)] : (resource?.fields ?? keys)
    const former = currentKeys(sub ? sub.columns : mainFieldsOf(page))
    return [name, new Set([...systemFields, ...own, ...former.keys()])]
  })
  return {
    tables: new Map(tables),
    tableColumns: new Map(types),
    reports: new Map(source ? [[page.code, new Set(['id', ...keys])]] : []),
    reportColumns: new Map(source ? [[page.code, columnTypes(mainFieldsOf(page))]] : []),
  }
}

/** The types of columns, by key; a field that only shows what is there may hold anything. */
export function columnTypes(fields: readonly FieldConfig[]): Map<string, ColumnType> {
  const certain = fields.filter((field) => isFieldKind(field.type) && !factsOf(field).isReadOnly && !factsOf(field).isCarried)
  return new Map(certain.map((field) => [field.key, factsOf(field).column(field)]))
}

/** Keys of what rows hold for others to read: a property of a chosen record is a field of its own table, and a secret is read by nobody. */
function keysOf(fields: readonly FieldConfig[]): string[] {
  return fields.flatMap((field) => (isFieldKind(field.type) && (factsOf(field).looksUp || factsOf(field).isSecret) ? [] : [field.key]))
}
