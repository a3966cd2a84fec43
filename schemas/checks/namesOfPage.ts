import type { PageConfig } from '../page/PageConfig'
import { subTableName } from '../page/tableNames'
import { systemFields } from '../wire/systemFields'

/** Tables and reports that a page brings along, with the keys of their fields: what other pages may name. */
export interface NamesOfPage {
  tables: Map<string, Set<string>>
  reports: Map<string, Set<string>>
}

export function namesOfPage(page: PageConfig): NamesOfPage {
  if (page.kind === 'report') return { tables: new Map(), reports: new Map([[page.code, new Set(['id', ...keysOf(page.columns)])]]) }
  const tables = new Map<string, Set<string>>()
  const { resource } = page
  if (resource) {
    const fields = resource.fields ?? keysOf(page.kind === 'form' ? page.items : page.columns)
    tables.set(resource.table, new Set([...systemFields, ...fields]))
    for (const sub of page.subTables ?? []) {
      tables.set(subTableName(resource, sub), new Set([...systemFields, sub.foreignKey, ...keysOf(sub.columns)]))
    }
  }
  return { tables, reports: new Map() }
}

function keysOf(fields: readonly { key: string }[]): string[] {
  return fields.map(({ key }) => key)
}
