import { factsOf } from '../../fields/findFieldKind'
import { isSystemField, systemFieldOf } from '../../wire/systemFields'
import type { Finding } from '../Finding'
import type { CheckedPage } from './viewPage'

/** A column of the system is shown by a kind that holds the same: what another one takes is not kept. */
export function checkSystemKinds({ rows, resource }: CheckedPage): Finding[] {
  if (!resource) return []
  return rows.flatMap(({ fields }) =>
    fields.flatMap(({ field, path }): Finding[] => {
      if (!isSystemField(field.key)) return []
      const own = systemFieldOf(field.key).field
      const [found, shown] = [own, field].map((one) => factsOf(one).column(one))
      // Of a moment the day alone may be shown.
      if (!found || found === shown || (found === 'timestamp' && shown === 'date') || factsOf(field).isReadOnly || factsOf(field).isCarried)
        return []
      const values = { name: field.key, kind: field.type, fitting: own.type }
      return [{ code: 'system-kind', path: [...path, 'type'], values, types: { found }, severity: 'warning' }]
    }),
  )
}
