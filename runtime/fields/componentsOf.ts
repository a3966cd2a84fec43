import type { FieldKind } from '../../schemas/fields'
import type { FieldComponents } from './FieldComponents'
import { fieldComponents } from './index'

/** The components of a field, or of a kind by its name. */
export function componentsOf(field: { kind: FieldKind } | FieldKind): FieldComponents {
  const kind = typeof field === 'string' ? field : field.kind
  return fieldComponents[kind] as unknown as FieldComponents
}
