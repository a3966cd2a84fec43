import type { Row } from '../../../schemas/api/Result'
import type { SaveBody } from '../../../schemas/api/rows'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import type { EngineParts } from '../EngineParts'
import { readRow } from '../read/readRows'
import { idOfSave, saveOnce } from './idOfSave'
import type { SaveKind } from './PreparedSave'
import { openSaveContext } from './SaveContext'
import { StaleRow } from './StaleRow'

/**
 * Saves a row and answers it as it is stored. It is read when the transaction is over: texts come from elsewhere too, and
 * a transaction that waits for a second connection could wait for ever. A stale save fails with the row as it is now, and so does one whose key
 * an earlier save of the same user had.
 */
export async function saveMainRow(parts: EngineParts, context: CallContext, kind: SaveKind, body: SaveBody, key?: string): Promise<Row> {
  const { database } = parts
  const newId = idOfSave(parts, context, key)
  try {
    const { id } = await saveOnce(parts, newId, async () => {
      const prepared = await kind.prepare({ ...openSaveContext(parts, database.kysely, context), newId }, body)
      await database.transaction((connection) => kind.write(openSaveContext(parts, connection, context), prepared))
      return prepared
    })
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
