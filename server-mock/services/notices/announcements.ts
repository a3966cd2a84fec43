import { sql } from 'kysely'
import type { Announcement, AnnouncementLists } from '../../../schemas/api/notices'
import type { Language } from '../../../schemas/page/Text'
import { companionOf } from '../../../schemas/wire/companions'
import { chooseTranslation } from '../../../schemas/wire/translations'
import type { Database } from '../../db/Database'
import { CallFailure } from '../../kernel/CallFailure'
import { timeNow } from '../../kernel/timeNow'
import { type SystemTables, systemTables } from '../../system/SystemTables'
import { newStamps } from '../../system/systemRows'
import { realNames } from '../rowPanels/realNames'

const listed = 5
const twoMonths = 61 * 24 * 60 * 60

/** What was sent to the user and is current. */
export function announcementsFor({ kysely }: Database, userId: string) {
  const now = timeNow()
  return systemTables(kysely)
    .selectFrom('sys_announcement as a')
    .leftJoin('sys_announcement_send as s', (join) => join.onRef('s.annt_id', '=', 'a.id').on('s.user_id', '=', userId))
    .where('a.send_status', '=', '1')
    .where((where) => where.or([where('a.msg_type', '=', 'ALL'), where('s.id', 'is not', null)]))
    .where((where) => where.or([where('a.start_time', 'is', null), where('a.start_time', '<=', now)]))
    .where((where) => where.or([where('a.end_time', 'is', null), where('a.end_time', '>', now)]))
}

/** The unread announcements of a user, by category. */
export async function listAnnouncements(database: Database, userId: string, language: Language): Promise<AnnouncementLists> {
  const rows = await announcementsFor(database, userId)
    .selectAll('a')
    .where('a.send_time', '>=', timeNow(-twoMonths))
    .where(isUnread)
    .orderBy('a.send_time', 'desc')
    .orderBy('a.id', 'desc')
    .execute()
  const names = await namesOfSenders(database, rows)
  const all = rows.map((row) => toAnnouncement(row, language, names))
  const system = all.filter(({ msgCategory }) => msgCategory === '1')
  const park = all.filter(({ msgCategory }) => msgCategory === '2')
  return {
    anntMsgList: park.slice(0, listed),
    anntMsgTotal: park.length,
    sysMsgList: system.slice(0, listed),
    sysMsgTotal: system.length,
  }
}

/** Does not show an announcement to the user again. One that was not sent to the user is not found. */
export async function putAway(database: Database, userId: string, id: string): Promise<void> {
  const found = await announcementsFor(database, userId).select('a.id').where('a.id', '=', id).executeTakeFirst()
  if (!found) throw new CallFailure('not-found', 'http.notFound')
  await noteRead(database, userId, [id])
}

/** Notes as read whatever the user has not read yet, of one category where it is named. */
export async function putAllAway(database: Database, userId: string, category?: Announcement['msgCategory']): Promise<void> {
  const unread = announcementsFor(database, userId).select(['a.id', 'a.msg_category']).where(isUnread)
  const rows = (await unread.execute()).filter((row) => category === undefined || categoryOf(row) === category)
  await noteRead(
    database,
    userId,
    rows.map(({ id }) => id),
  )
}

const isUnread = sql<boolean>`coalesce(s.read_flag, 0) <> 1`

async function noteRead(database: Database, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const now = timeNow()
  await systemTables(database.kysely)
    .insertInto('sys_announcement_send')
    .values(ids.map((id) => ({ ...newStamps(userId), annt_id: id, user_id: userId, read_flag: 1, read_time: now })))
    .onConflict((conflict) => conflict.columns(['annt_id', 'user_id']).doUpdateSet({ read_flag: 1, read_time: now }))
    .execute()
}

type StoredRow = SystemTables['sys_announcement']

/** A column that has others with its translations beside it. */
type TranslatedColumn = 'titile' | 'msg_content' | 'msg_abstract'

function textIn(row: StoredRow, column: TranslatedColumn, language: Language): string | null {
  return chooseTranslation(row[column], row[`${column}_texts`], language) || null
}

/** A value that only this list may hold; the first stands for any other. */
function oneOf<T extends string>(value: string | null, possible: readonly [T, ...T[]]): T {
  return possible.find((candidate) => candidate === value) ?? possible[0]
}

function categoryOf({ msg_category }: Pick<StoredRow, 'msg_category'>): Announcement['msgCategory'] {
  return oneOf(msg_category, ['2', '1'])
}

/** What those who have sent the announcements are called. */
export function namesOfSenders({ kysely }: Database, rows: readonly Pick<StoredRow, 'sender'>[]): Promise<ReadonlyMap<string, string>> {
  return realNames(
    kysely,
    rows.map(({ sender }) => sender),
  )
}

/** An announcement as its reader gets it, with the names of senders. */
export function toAnnouncement(row: StoredRow, language: Language, names: ReadonlyMap<string, string>): Announcement {
  const openPage = pathIn(row.open_page)
  return {
    id: row.id,
    anntId: row.id,
    titile: textIn(row, 'titile', language) ?? '',
    msgCategory: categoryOf(row),
    msgShowType: oneOf(row.msg_show_type, ['1', '2', '3', '4']),
    msgContent: textIn(row, 'msg_content', language),
    msgAbstract: textIn(row, 'msg_abstract', language),
    openType: row.open_type === 'url' && openPage ? 'url' : null,
    openPage: row.open_type === 'url' ? openPage : null,
    priority: oneOf(row.priority, ['M', 'L', 'H']),
    sender: row.sender || null,
    [companionOf('sender')]: names.get(row.sender ?? '') ?? null,
    sendTime: row.send_time,
  }
}

/** A path of this product; an address elsewhere is none. */
function pathIn(value: string | null): string | null {
  return value !== null && /^\/(?![/\\])/.test(value) ? value : null
}
