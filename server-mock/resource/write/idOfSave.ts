import { createHash } from 'node:crypto'
import { sqlStateOf, uniqueViolation } from '../../db/databaseErrors'
import type { CallContext } from '../../kernel/CallContext'
import type { EngineParts } from '../EngineParts'
import { StaleRow } from './StaleRow'

/**
 * The id of the row that a save adds under a key: the same for the same save, tried again by the same user. Undefined for a save without a key, and for
 * anonymous users, whom nothing tells apart.
 */
export function idOfSave({ model }: EngineParts, { user }: CallContext, key: string | undefined): string | undefined {
  if (key === undefined || !user) return undefined
  return createHash('sha256')
    .update(JSON.stringify([model.table, user.id, key]))
    .digest('hex')
    .slice(0, 32)
}

/** Does a save at most once: throws `StaleRow` when the row is there already, because only the answer of an earlier try was lost. */
export async function saveOnce<T>(parts: EngineParts, id: string | undefined, save: () => Promise<T>): Promise<T> {
  if (id === undefined) return save()
  await refuseSaved(parts, id)
  try {
    return await save()
  } catch (error) {
    // The earlier try was still on its way.
    if (sqlStateOf(error) === uniqueViolation) await refuseSaved(parts, id)
    throw error
  }
}

async function refuseSaved({ database, model }: EngineParts, id: string): Promise<void> {
  const found = await database.kysely.selectFrom(model.table).select('id').where('id', '=', id).executeTakeFirst()
  if (found) throw new StaleRow(id)
}
