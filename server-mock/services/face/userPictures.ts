import { sql } from 'kysely'
import type { FoundUserPicture, UserPicture } from '../../../schemas/api/face'
import { sqlStateOf, uniqueViolation } from '../../db/databaseErrors'
import { CallFailure } from '../../kernel/CallFailure'
import { timeNow } from '../../kernel/timeNow'
import { systemTables } from '../../system/SystemTables'
import { insertSystemRow } from '../../system/systemRows'
import type { Services } from '../Services'

type Stores = Pick<Services, 'database'>

export async function findUserPicture({ database }: Stores, id: string): Promise<FoundUserPicture> {
  const row = await systemTables(database.kysely).selectFrom('pg_user_picture').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? { id, base64Url: row.base64_url, indexCode: row.index_code } : null
}

/** Refuses a picture that the caller has not uploaded. */
async function requireOwnPicture({ database }: Stores, path: string, by: string): Promise<void> {
  const picture = await systemTables(database.kysely)
    .selectFrom('sys_file')
    .select('id')
    .where('path', '=', path)
    .where('create_by', '=', by)
    .where('content_type', 'like', 'image/%')
    .executeTakeFirst()
  if (!picture) throw new CallFailure('bad-request', 'faces.noPicture')
}

/** Keeps the picture of a user who has none. */
export async function addUserPicture(services: Stores, { id, base64Url, indexCode }: UserPicture, by: string): Promise<void> {
  await requireOwnPicture(services, base64Url, by)
  try {
    await insertSystemRow(services.database.kysely, 'pg_user_picture', { id, base64_url: base64Url, index_code: indexCode }, by)
  } catch (error) {
    if (sqlStateOf(error) === uniqueViolation) throw new CallFailure('refused', 'faces.known')
    throw error
  }
}

/** Keeps another picture of a user; where an earlier try ended before there was one, it is the first. */
export async function editUserPicture(services: Stores, picture: UserPicture, by: string): Promise<void> {
  const { id, base64Url, indexCode } = picture
  await requireOwnPicture(services, base64Url, by)
  const stamps = { update_by: by, update_time: timeNow(), row_version: sql<number>`coalesce(row_version, 0) + 1` }
  const changed = await systemTables(services.database.kysely)
    .updateTable('pg_user_picture')
    .set({ base64_url: base64Url, index_code: indexCode, ...stamps })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!changed) await addUserPicture(services, picture, by)
}
