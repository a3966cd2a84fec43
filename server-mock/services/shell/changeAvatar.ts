import type { UserInfo } from '../../../schemas/api/session'
import type { Database } from '../../db/Database'
import { CallFailure } from '../../kernel/CallFailure'
import { systemTables } from '../../system/SystemTables'
import { changeOwnRow } from './selectDepart'

const builtIn = /^builtin:[a-z0-9-]{1,40}$/

/** A picture that the user uploaded, one of the product's own, or none. */
export async function changeAvatar(database: Database, user: { id: string; username: string }, avatar: string): Promise<UserInfo> {
  if (avatar !== '' && !builtIn.test(avatar)) {
    const picture = await systemTables(database.kysely)
      .selectFrom('sys_file')
      .select('id')
      .where('path', '=', avatar)
      .where('create_by', '=', user.username)
      .where('content_type', 'like', 'image/%')
      .executeTakeFirst()
    if (!picture) throw new CallFailure('bad-request', 'shell.noPicture')
  }
  return changeOwnRow(database, user, { avatar: avatar || null })
}
