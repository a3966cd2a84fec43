import { findFieldKind, isFieldKind } from '../fields/findFieldKind'
import type { Finding, Path } from './Finding'

/** Where fields stand in a page, whatever its kind. */
const fieldLists = ['columns', 'items', 'params'] as const

/**
 * Gives every field the own name of its kind: older pages also write `list` for `select`, `sel_user` for `userSelect` … Changes the page in
 * place and says where. The page may be anything.
 */
export function nameKinds(page: unknown): Finding[] {
  if (!isObject(page)) return []
  const findings = fieldLists.flatMap((list) => nameKindsIn(page[list], [list]))
  const subTables = Array.isArray(page.subTables) ? page.subTables : []
  const inSubTables = subTables.flatMap((table: unknown, index) =>
    isObject(table) ? nameKindsIn(table.columns, ['subTables', index, 'columns']) : [],
  )
  return [...findings, ...inSubTables]
}

function nameKindsIn(fields: unknown, path: Path): Finding[] {
  if (!Array.isArray(fields)) return []
  return fields.flatMap((field: unknown, index): Finding[] => {
    if (!isObject(field) || typeof field.type !== 'string' || isFieldKind(field.type)) return []
    const kind = findFieldKind(field.type)
    if (!kind) return []
    const finding: Finding = {
      code: 'kind-alias',
      path: [...path, index, 'type'],
      values: { name: field.type, kind },
      suggestion: kind,
      severity: 'warning',
    }
    field.type = kind
    return [finding]
  })
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
