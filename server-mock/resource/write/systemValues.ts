import { momentText } from '../../../schemas/rules/dates'
import { type SystemValue, systemFieldOf, systemFields } from '../../../schemas/wire/systemFields'
import type { CallContext } from '../../kernel/CallContext'
import type { Values } from './writtenValues'

/**
 * What the server writes into the system fields of a row, by their keys: all but the id of a new row, and who changed a stored one and when. The version
 * of a stored row is counted up by the statement that changes it.
 */
export function systemValues(save: 'add' | 'edit', { user }: CallContext): Values {
  const values: Record<Exclude<SystemValue, 'id'>, unknown> = {
    user: user?.username ?? null,
    moment: momentText(new Date()),
    department: user?.orgCode ?? null,
    version: 1,
  }
  const written = systemFields.flatMap((key): [string, unknown][] => {
    const { value, writtenBy } = systemFieldOf(key)
    if (value === 'id') return []
    if (save === 'edit') return writtenBy === 'edit' ? [[key, values[value]]] : []
    return [[key, writtenBy === 'edit' ? null : values[value]]]
  })
  return Object.fromEntries(written)
}
