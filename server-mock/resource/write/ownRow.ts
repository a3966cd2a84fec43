import { sql } from 'kysely'
import type { Row } from '../../../schemas/api/Result'
import type { SaveBody } from '../../../schemas/api/rows'
import { ownRowId } from '../../../schemas/wire/ownRow'
import { sqlStateOf, uniqueViolation } from '../../db/databaseErrors'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import type { EngineParts } from '../EngineParts'
import { visibleRows } from '../query/visibleRows'
import { answer, readRow } from '../read/readRows'
import { addRow } from './addRow'
import { editRow } from './editRow'
import { defaultsOf } from './fillNewRow'
import { withComputed } from './PreparedSave'
import { openSaveContext } from './SaveContext'
import { saveMainRow } from './saveRow'

/** Id of the caller's own row; undefined while there is none. */
async function findOwnRow({ database, model }: EngineParts, context: CallContext): Promise<string | undefined> {
  const visible = visibleRows(model, context) ?? sql`false`
  const { rows } = await sql<{ id: string }>`select t.id from ${model.from} as t where ${visible} limit 1`.execute(database.kysely)
  return rows[0]?.id
}

/** The caller's own row; while there is none, a new one as its defaults make it. Whose row it is, the session says. */
export async function readOwnRow(parts: EngineParts, context: CallContext): Promise<Row> {
  const { database, model } = parts
  const id = await findOwnRow(parts, context)
  if (id !== undefined) return readRow(parts, database.kysely, id, context)
  const saving = openSaveContext(parts, database.kysely, context)
  const values = await withComputed(saving, defaultsOf(saving, model, ''), [])
  const [row] = await answer(parts, database.kysely, [{ ...values }], context, 'form')
  const sub = Object.fromEntries([...model.subs.keys()].map((key) => [key, []]))
  return { ...row, id: ownRowId, rowVersion: 0, ...(model.subs.size > 0 ? { sub } : {}) }
}

/** Changes the caller's own row, or makes it at the first save. Whose row it is, the session says, whatever id comes. */
export async function saveOwnRow(parts: EngineParts, context: CallContext, body: SaveBody): Promise<Row> {
  const id = await findOwnRow(parts, context)
  if (id !== undefined) return saveMainRow(parts, context, editRow, { ...body, id })
  const { id: _, rowVersion, ...sent } = body
  // It was there when the form was opened, and is gone.
  if (rowVersion !== undefined && rowVersion !== 0) throw new CallFailure('not-found', 'rows.noRow')
  try {
    return await saveMainRow(parts, context, addRow, sent)
  } catch (error) {
    // Another tab was faster: what was typed here did not start from its row, which is said as for every stale save.
    const made = sqlStateOf(error) === uniqueViolation ? await findOwnRow(parts, context) : undefined
    if (made === undefined) throw error
    return saveMainRow(parts, context, editRow, { ...body, id: made })
  }
}
