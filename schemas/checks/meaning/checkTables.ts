import { hasForm, queryKeysOf, tablesOf } from '../../page/anatomy'
import { longestColumnName, longestTableName, toColumnName } from '../../page/tableNames'
import { isCompanion } from '../../wire/companions'
import { isListWord } from '../../wire/listWords'
import { isSystemField } from '../../wire/systemFields'
import type { Finding } from '../Finding'
import { holdsText } from './holdsText'
import type { CheckedPage } from './viewPage'

const systemTable = /^(sys|page|change|pg)_/

/** Whether a table is one of the product's own, or of the database's. */
export function isSystemTable(name: string): boolean {
  return systemTable.test(name)
}

/** A page makes tables of its own, not the system's, and no two under one name; their columns leave the system's names alone. */
export function checkTables(view: CheckedPage): Finding[] {
  const seen = new Set<string>()
  const ofTables = tablesOf(view.page).flatMap(({ name, path }): Finding[] => {
    if (isSystemTable(name)) return [{ code: 'system-table', path, values: { name } }]
    if (name.length > longestTableName) return [{ code: 'too-long-table-name', path, values: { name, limit: longestTableName } }]
    if (seen.has(name)) return [{ code: 'duplicate-key', path, values: { name } }]
    seen.add(name)
    return []
  })
  return [...checkKeys(view), ...ofTables, ...checkForeignKeys(view)]
}

function checkKeys({ page, rows, resource }: CheckedPage): Finding[] {
  const asked = new Set(queryKeysOf(page).map(({ name }) => name))
  return rows.flatMap(({ of, fields }) =>
    fields.flatMap(({ field: { key }, path }): Finding[] => {
      const at = { path: [...path, 'key'], values: { name: key } }
      if (hasForm(page) && (key === 'sub' || isCompanion(key))) return [{ code: 'reserved-key', ...at }]
      if (of === 'page' && isListWord(key) && (resource || asked.has(key))) return [{ code: 'query-word', ...at }]
      const column = toColumnName(key)
      return resource && column.length > longestColumnName
        ? [{ code: 'too-long-column-name', path: at.path, values: { column, limit: longestColumnName } }]
        : []
    }),
  )
}

/** The server writes the main row's id into the foreign key of a sub-table: it is no field of the system, and holds a text. */
function checkForeignKeys({ resource, subTables, rows }: CheckedPage): Finding[] {
  if (!resource) return []
  return subTables.flatMap(({ key, foreignKey }, index): Finding[] => {
    const path = ['subTables', index, 'foreignKey']
    if (isSystemField(foreignKey)) return [{ code: 'system-field', path, values: { name: foreignKey } }]
    const own = rows.find((row) => row.of === 'sub' && row.key === key)?.fields.find(({ field }) => field.key === foreignKey)
    return own && !holdsText(own.field) ? [{ code: 'no-row-id', path, values: { name: foreignKey } }] : []
  })
}
