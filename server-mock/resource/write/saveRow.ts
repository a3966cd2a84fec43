import type { Row } from '../../../schemas/api/Result'
import type { CallContext } from '../../services/CallContext'
import { CallFailure } from '../../services/CallFailure'
import type { EngineParts } from '../EngineParts'
import { readRow } from '../read/readRows'
import { openSaving, type Saving } from './Saving'
import { StaleRow } from './StaleRow'

/**
 * Runs a save in its transaction and answers the row as it is stored. It is read when the transaction is over: texts come from elsewhere too, and
 * a transaction that waits for a second connection could wait for ever. A stale save fails with the row as it stands now.
 */
export async function saveRow(parts: EngineParts, context: CallContext, save: (saving: Saving) => Promise<string>): Promise<Row> {
  const { database } = parts
  try {
    const id = await database.transaction((connection) => save(openSaving(parts, connection, context)))
    return await readRow(parts, database.kysely, id, context)
  } catch (error) {
    if (!(error instanceof StaleRow)) throw error
    const current = await readRow(parts, database.kysely, error.id, context)
    throw new CallFailure(
      'conflict',
      'rows.conflict',
      { user: String(current.updateBy ?? current.createBy ?? '') },
      { result: { current } },
    )
  }
}
