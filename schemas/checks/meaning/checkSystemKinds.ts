import { factsOf } from '../../fields/findFieldKind'
import { isSystemField, systemFieldOf } from '../../wire/systemFields'
import type { Finding } from '../Finding'
import type { CheckedPage } from './viewPage'

/**
 * A column of the system is shown by a kind that holds the same: what another one takes is not kept. The id stands for its row alone, and nobody chooses
 * one: a field that does would look like a field of the page, and has no place in its form.
 */
export function checkSystemKinds({ rows, resource }: CheckedPage): Finding[] {
  if (!resource) return []
  return rows.flatMap(({ fields }) =>
    fields.flatMap(({ field, path }): Finding[] => {
      if (!isSystemField(field.key)) return []
      const { field: own, value } = systemFieldOf(field.key)
      const isId = value === 'id'
      const [found, shown] = [own, field].map((one) => factsOf(one).column(one))
      // Of a moment the day alone may be shown.
      const isFitting = isId ? field.type === own.type : found === shown || (found === 'timestamp' && shown === 'date')
      if (!found || isFitting || factsOf(field).isReadOnly || factsOf(field).isCarried) return []
      const values = { name: field.key, kind: field.type, fitting: own.type }
      return [{ code: 'system-kind', path: [...path, 'type'], values, types: { found }, severity: isId ? 'error' : 'warning' }]
    }),
  )
}
