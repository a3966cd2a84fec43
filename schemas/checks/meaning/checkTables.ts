import { hasForm, tablesOf } from '../../page/anatomy'
import { isCompanion } from '../../wire/companions'
import type { Finding } from '../Finding'
import type { CheckedPage } from './viewPage'

const systemTable = /^(sys|page|change|pg)_/

/** Whether a table is one of the product's own, or of the database's. */
export function isSystemTable(name: string): boolean {
  return systemTable.test(name)
}

/** A page makes tables of its own, not the system's, and no two under one name; their columns leave the system's names alone. */
export function checkTables({ page, rows }: CheckedPage): Finding[] {
  const keys = hasForm(page)
    ? rows.flatMap(({ fields }) => fields.filter(({ field }) => field.key === 'sub' || isCompanion(field.key)))
    : []
  const reserved = keys.map(({ field, path }): Finding => ({ code: 'reserved-key', path: [...path, 'key'], values: { name: field.key } }))
  const seen = new Set<string>()
  const ofTables = tablesOf(page).flatMap(({ name, path }): Finding[] => {
    if (isSystemTable(name)) return [{ code: 'system-table', path, values: { name } }]
    if (seen.has(name)) return [{ code: 'duplicate-key', path, values: { name } }]
    seen.add(name)
    return []
  })
  return [...reserved, ...ofTables]
}
