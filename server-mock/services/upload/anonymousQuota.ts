import { sql } from 'kysely'
import type { Database } from '../../db/Database'
import { CallFailure } from '../../kernel/CallFailure'
import { newId } from '../../kernel/newId'

const megabyte = 1024 * 1024

/** What may be sent in a day without signing in: by one anonymous user, and from one address, behind which several may sit. */
const mostPerUser = { files: 100, bytes: 200 * megabyte }
const mostPerAddress = { files: 500, bytes: 1000 * megabyte }

/**
 * Counts a file of an anonymous user; refuses when the day's files or bytes are used up. Counted in rows, one for all servers, by the clock of the database. A day
 * begins with its first file.
 */
export async function takeAnonymousQuota(database: Database, user: string, address: string, bytes: number): Promise<void> {
  const isLeft =
    (await takeQuota(database, user, mostPerUser, bytes)) && (await takeQuota(database, `address ${address}`, mostPerAddress, bytes))
  if (!isLeft) throw new CallFailure('too-many', 'http.uploadQuota')
}

/** One statement decides and counts, so that files at the same moment cannot slip past the limit. What is refused is not counted. */
async function takeQuota({ kysely }: Database, name: string, most: typeof mostPerUser, bytes: number): Promise<boolean> {
  const now = sql`localtimestamp(3)`
  const dayEnds = sql`${now} + interval '1 day'`
  const isOver = sql`q.day_ends <= ${now}`
  const { rows } = await sql`
    insert into sys_upload_quota as q (id, name, files, bytes, day_ends, create_by, create_time, row_version)
    values (${newId()}, ${name}, 1, ${bytes}, ${dayEnds}, 'system', ${now}, 1)
    on conflict (name) do update set
      files = case when ${isOver} then 1 else q.files + 1 end,
      bytes = case when ${isOver} then ${bytes} else q.bytes + ${bytes} end,
      day_ends = case when ${isOver} then ${dayEnds} else q.day_ends end
    where ${isOver} or (q.files < ${most.files} and q.bytes + ${bytes} <= ${most.bytes})
    returning files`.execute(kysely)
  const [taken] = rows as { files: number }[]
  if (Number(taken?.files) === 1) await sql`delete from sys_upload_quota where day_ends < ${now} - interval '1 hour'`.execute(kysely)
  return taken !== undefined
}
