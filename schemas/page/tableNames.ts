import type { SubTable } from './parts/SubTable'

/** PostgreSQL cuts longer names, and two of them may become one; behind the name of a table stands that of an index. */
export const longestTableName = 58
export const longestColumnName = 63

/** Name of the table column that stores a field: its key in snake case. */
export function toColumnName(key: string): string {
  return key
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .toLowerCase()
}

/** Name of the table that stores a sub-table's rows. */
export function subTableName(mainTable: string, subTable: Pick<SubTable, 'key' | 'table'>): string {
  return subTable.table ?? `${mainTable}_${toColumnName(subTable.key)}`
}
