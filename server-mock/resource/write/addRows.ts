import type { SaveBody } from '../../../schemas/api/rows'
import type { CallContext } from '../../kernel/CallContext'
import type { EngineParts } from '../EngineParts'
import { addRow, writeNewRows } from './addRow'
import { openSaveContext, type SaveContext } from './SaveContext'

/** Adds rows that nobody waits to see: each checked for itself, all at once, written in one transaction, and not read again. Answers their ids, in their order. */
export async function addRows(parts: EngineParts, context: CallContext, bodies: readonly SaveBody[]): Promise<string[]> {
  const { database } = parts
  // Each row may take what a save may take. While one waits for the database, the next is looked at.
  const askedRows: SaveContext['askedRows'] = new Map()
  const prepare = (body: SaveBody) => addRow.prepare({ ...openSaveContext(parts, database.kysely, context), askedRows }, body)
  const prepared = await Promise.all(bodies.map(prepare))
  await database.transaction((connection) => writeNewRows(openSaveContext(parts, connection, context), prepared))
  return prepared.map(({ id }) => id)
}
