import { type RawBuilder, sql } from 'kysely'
import type { Connection } from '../db/Database'
import { changeChannel } from './ChangeLog'

/** Tables that say who may do what. */
const rightsTables = [
  'sys_role',
  'sys_user_role',
  'sys_permission',
  'sys_permission_data_rule',
  'sys_role_permission',
  'sys_user_permission',
] as const

/**
 * Whoever changes these tables, a service, an import or an administrator at the database's own console: every server gets the change, once a transaction,
 * since the table itself writes it down.
 */
const noteChange = `
create or replace function note_rights_change() returns trigger language plpgsql as $$
declare
  this_change text := pg_current_xact_id()::text;
begin
  if not exists (
    select 1 from change_log
    where kind = 'rights' and detail = this_change and create_time > localtimestamp - interval '1 hour'
  ) then
    insert into change_log (id, kind, subject, detail, create_by, create_time, row_version)
    values (replace(gen_random_uuid()::text, '-', ''), 'rights', '', this_change, 'system', localtimestamp, 1);
    perform pg_notify('${changeChannel}', '');
  end if;
  return null;
end $$`

/** What the mark of the system tables stands for, too: a changed function is installed anew. */
export const rightsWatch = { rightsTables, noteChange }

function triggerOn(table: string): RawBuilder<unknown> {
  return sql`create or replace trigger note_rights_change after insert or update or delete on ${sql.table(table)}
    for each statement execute function note_rights_change()`
}

/** Makes every change of rights known to all servers. */
export async function watchRights(connection: Connection): Promise<void> {
  await sql.raw(noteChange).execute(connection)
  for (const table of rightsTables) await triggerOn(table).execute(connection)
}
