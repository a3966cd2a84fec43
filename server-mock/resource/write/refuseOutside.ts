import { sql } from 'kysely'
import { CallFailure } from '../../kernel/CallFailure'
import { visitorPageRows } from '../query/visibleRows'
import type { SaveContext } from './SaveContext'

/** Refuses a save that would leave one of the rows outside of those that the page has, or that the caller was granted: nobody could find it again. */
export async function refuseOutside({ parts, connection, context }: SaveContext, ids: readonly string[]): Promise<void> {
  const rows = visitorPageRows(parts.model, context)
  if (!rows) return
  const { rows: found } = await sql`select 1 from ${parts.model.from} as t where t.id = any(${[...ids]}) and ${rows}`.execute(connection)
  if (found.length < ids.length) throw new CallFailure('refused', 'rows.outside')
}
