import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import { timeNow } from '../../kernel/timeNow'
import { userOf } from '../../kernel/userOf'
import { linkedIn } from '../../resource'
import { frozen, requireFreezable } from '../../system/people/checkUser'
import { endSessionsOf } from '../../system/people/endSessionsOf'
import { requireReachOf } from '../../system/people/givable'
import { systemTables } from '../../system/SystemTables'
import type { Services } from '../Services'

/** Freezes users or lets them sign in again: all of them or none. Sessions of the frozen end at once. Answers how many it changed. */
export async function freezeUsers(services: Services, ids: string, status: '1' | '2', context: CallContext): Promise<number> {
  const { username } = userOf(context)
  return services.database.transaction(async (connection) => {
    const tables = systemTables(connection)
    const users = await tables
      .selectFrom('sys_user')
      .select(['id', 'username', 'status'])
      .where('id', 'in', [...linkedIn(ids), ''])
      .$if(context.tenant !== undefined, (ofTenant) => ofTenant.where('tenant_id', '=', context.tenant ?? ''))
      .orderBy('id')
      .forUpdate()
      .execute()
    if (users.length === 0) throw new CallFailure('not-found', 'rows.noRow')
    for (const user of users) await requireReachOf(connection, context, { id: user.id, name: user.username })
    const changed = users.filter((user) => user.status !== status).map(({ id }) => id)
    if (status === frozen) await requireFreezable(connection, context, changed)
    await tables
      .updateTable('sys_user')
      .set((change) => ({ status, update_by: username, update_time: timeNow(), row_version: change('row_version', '+', 1) }))
      .where('id', 'in', [...changed, ''])
      .execute()
    if (status === frozen) await endSessionsOf(connection, changed)
    return changed.length
  })
}
