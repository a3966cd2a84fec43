import { actionsOf } from '../../../schemas/rights/decide'
import { documentRight, type ProductPermission } from '../../../schemas/rights/permissions'
import { administratorRole } from '../../../schemas/rights/roles'
import type { Connection } from '../../db/Database'
import type { CallContext } from '../../kernel/CallContext'
import { namesIn } from '../../system/people/namesIn'
import { systemTables } from '../../system/SystemTables'

const publishRight: ProductPermission = 'page:publish'

/** The roles whose users may do something. Administrators may do everything. */
async function rolesWith(connection: Connection, permission: ProductPermission): Promise<Set<string>> {
  const tables = systemTables(connection)
  const granted = await tables
    .selectFrom('sys_role_permission as g')
    .innerJoin('sys_permission as p', 'p.id', 'g.permission_id')
    .select(['g.role_id', 'p.perms'])
    .where('p.perms', 'like', `%${permission}%`)
    .execute()
  const administrators = await tables.selectFrom('sys_role').select('id').where('role_code', '=', administratorRole).execute()
  const holding = granted.filter(({ perms }) => actionsOf({ action: perms ?? '' }).includes(permission))
  return new Set([...administrators.map(({ id }) => id), ...holding.map(({ role_id: id }) => id)])
}

/** Who can sign in and may publish pages, and who may publish the documents beside them, by name as a sentence lists them. */
export async function readPublishers(connection: Connection, context: CallContext): Promise<{ ofPages: string; ofDocuments: string }> {
  const [publishing, writing] = [await rolesWith(connection, publishRight), await rolesWith(connection, documentRight)]
  const rows = await systemTables(connection)
    .selectFrom('sys_user as u')
    .innerJoin('sys_user_role as ur', 'ur.user_id', 'u.id')
    .select(['u.username', 'u.realname', 'ur.role_id'])
    .where('u.status', '=', '1')
    .orderBy('u.username')
    .execute()
  const nameOf = ({ username, realname }: (typeof rows)[number]) => (realname ? `${realname} (${username})` : username)
  const holders = (roles: ReadonlySet<string>) => new Set(rows.filter(({ role_id: id }) => roles.has(id)).map(nameOf))
  const [ofPages, ofWriting] = [holders(publishing), holders(writing)]
  return {
    ofPages: namesIn(context, [...ofPages]),
    ofDocuments: namesIn(
      context,
      [...ofPages].filter((name) => ofWriting.has(name)),
    ),
  }
}
