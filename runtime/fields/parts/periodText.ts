import type { FieldBase } from '../../../schemas/fields/FieldBase'
import type { FieldComponents } from '../FieldComponents'

/** The text of a value; of a period from and to. */
export function periodText<F extends FieldBase>(textOf: (value: unknown, config: F) => string): FieldComponents<F>['text'] {
  return (value, { config, end }, row) => {
    const begin = textOf(value, config)
    // A cast: the end of a period is of the same kind.
    const last = end ? textOf(row[end.key], end.config as unknown as F) : ''
    return last === '' && (begin === '' || !end) ? begin : `${begin} ~ ${last}`.trim()
  }
}
