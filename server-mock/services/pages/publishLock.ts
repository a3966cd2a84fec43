import { sql } from 'kysely'
import type { Connection } from '../../db/Database'
import { newId } from '../../kernel/newId'
import { timeNow } from '../../kernel/timeNow'
import { systemTables } from '../../system/SystemTables'

const counter = 'publishing'

/** Another page was published between the check and the transaction: what was checked may no longer be true. */
export class PublishConflict extends Error {
  override readonly name = 'PublishConflict'
}

/** How often something was published, over all servers. */
export async function readPublishSequence(connection: Connection): Promise<number> {
  const row = await systemTables(connection).selectFrom('sys_counter').select('value').where('name', '=', counter).executeTakeFirst()
  return row?.value ?? 0
}

/**
 * Takes the lock in the transaction that publishes; others wait until it ends. Throws `PublishConflict` when somebody published after `checkedAt` was read: two
 * pages that were checked at the same moment could want the same table or path.
 */
export async function takePublishLock(connection: Connection, checkedAt: number): Promise<void> {
  const { rows } = await sql<{ value: number }>`
    insert into sys_counter as c (id, name, value, create_by, create_time, row_version)
    values (${newId()}, ${counter}, 1, 'system', ${timeNow()}::timestamp, 1)
    on conflict (name) do update set value = c.value + 1 returning value`.execute(connection)
  if (Number(rows[0]?.value) !== checkedAt + 1) throw new PublishConflict()
}
