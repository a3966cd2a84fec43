import { sql } from 'kysely'
import { CallFailure } from '../../kernel/CallFailure'
import { visitorPageRows } from '../query/visibleRows'
import type { SaveContext } from './SaveContext'

/** Refuses a save that would leave the row outside of those that the page has, or that the caller was granted: nobody could find it again. */
export async function refuseOutside({ parts, connection, context }: SaveContext, id: string): Promise<void> {
  const rows = visitorPageRows(parts.model, context)
  if (!rows) return
  const { rows: found } = await sql`select 1 from ${parts.model.from} as t where t.id = ${id} and ${rows}`.execute(connection)
  if (found.length === 0) throw new CallFailure('refused', 'rows.outside')
}
