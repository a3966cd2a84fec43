import type { SaveBody } from '../../../schemas/api/rows'
import type { CallContext } from '../../kernel/CallContext'
import type { EngineParts } from '../EngineParts'
import { addRow, writeNewRows } from './addRow'
import type { PreparedSave } from './PreparedSave'
import { openSaveContext } from './SaveContext'

/** Adds rows that nobody waits to see: checked one by one, written in one transaction, and not read again. Answers their ids, in their order. */
export async function addRows(parts: EngineParts, context: CallContext, bodies: readonly SaveBody[]): Promise<string[]> {
  const { database } = parts
  const prepared: PreparedSave[] = []
  // Each row may take what a save may take.
  for (const body of bodies) prepared.push(await addRow.prepare(openSaveContext(parts, database.kysely, context), body))
  await database.transaction((connection) => writeNewRows(openSaveContext(parts, connection, context), prepared))
  return prepared.map(({ id }) => id)
}
