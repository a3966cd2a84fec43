import type { FieldKind } from '../../schemas/fields'
import type { FieldFaces } from './FieldFaces'
import { fieldFaces } from './index'

/** The faces of a field, or of a kind by its name. */
export function facesOf(field: { kind: FieldKind } | FieldKind): FieldFaces {
  const kind = typeof field === 'string' ? field : field.kind
  return fieldFaces[kind] as unknown as FieldFaces
}
