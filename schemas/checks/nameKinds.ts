import { findFieldKind, isFieldKind } from '../fields/findFieldKind'
import { fieldListsOf } from '../page/anatomy'
import type { Finding, Path } from './Finding'

/**
 * Gives every field the own name of its kind: older pages also write `list` for `select`, `sel_user` for `userSelect` … Changes the page in
 * place and says where. The page may be anything.
 */
export function nameKinds(page: unknown): Finding[] {
  return isObject(page) ? fieldListsOf(page).flatMap(({ fields, path }) => nameKindsIn(fields, path)) : []
}

function nameKindsIn(fields: readonly unknown[], path: Path): Finding[] {
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
