import type { PlannedChange } from '../../../schemas/api/pages'
import type { Rename } from '../../../schemas/page/formerKeys'
import type { PageConfig } from '../../../schemas/page/kinds'
import type { Language } from '../../../schemas/page/Text'
import { actionsOf } from '../../../schemas/rights/decide'
import { permissionOf } from '../../../schemas/rights/pagePermissions'
import type { Connection } from '../../db/Database'
import { textOf } from '../../kernel/text/textOf'
import { systemTables } from '../../system/SystemTables'

/** A permission over a column, under the earlier key of its field and under the one of today. */
interface RenamedEntry {
  id: string
  from: string
  to: string
}

/** The permission over a field; one of a sub-table bears its key. */
function nameOf(page: PageConfig, sub: string, key: string): string {
  return permissionOf(page, sub === '' ? key : `${sub}:${key}`)
}

/** The permissions over renamed columns. Those of buttons and calls are the page's own, and no columns. */
async function findEntries(connection: Connection, page: PageConfig, renames: readonly Rename[]): Promise<RenamedEntry[]> {
  if (renames.length === 0) return []
  const names = new Map(renames.map(({ sub, from, to }) => [nameOf(page, sub, from), nameOf(page, sub, to)]))
  const rows = await systemTables(connection)
    .selectFrom('sys_permission')
    .select(['id', 'perms'])
    .where('perms', 'is not', null)
    .where('page', 'is', null)
    .execute()
  return rows.flatMap(({ id, perms }): RenamedEntry[] => {
    const actions = actionsOf({ action: perms ?? '' })
    if (!actions.some((action) => names.has(action))) return []
    return [{ id, from: perms ?? '', to: actions.map((action) => names.get(action) ?? action).join(',') }]
  })
}

/** What publishing will do to the permissions over renamed columns. */
export async function planRenamedPermissions(
  connection: Connection,
  page: PageConfig,
  renames: readonly Rename[],
  language: Language,
): Promise<PlannedChange[]> {
  const entries = await findEntries(connection, page, renames)
  return entries.map(({ from, to }) => {
    return { kind: 'renamePermission', subject: to, message: textOf('pages.renamePermission', language, { from, to }) }
  })
}

/** Whoever may not see or change a column may not do so under its new key either. */
export async function renamePermissions(connection: Connection, page: PageConfig, renames: readonly Rename[]): Promise<void> {
  for (const { id, to } of await findEntries(connection, page, renames)) {
    await systemTables(connection).updateTable('sys_permission').set({ perms: to }).where('id', '=', id).execute()
  }
}
