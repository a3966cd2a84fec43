import { type SqlBool, sql } from 'kysely'
import type { MessageQuery } from '../../../schemas/api/notices'
import type { Row, RowPage } from '../../../schemas/api/Result'
import type { Language } from '../../../schemas/page/Text'
import { companionOf } from '../../../schemas/wire/companions'
import { CallFailure } from '../../kernel/CallFailure'
import { escapeLike } from '../../kernel/escapeLike'
import type { SystemTables } from '../../system/SystemTables'
import type { Services } from '../Services'
import { announcementsFor, namesOfSenders, toAnnouncement } from './announcements'

/** `all`: everything that was sent to the user; `notifications`: what the system says, and what was sent to the user alone. */
export type MessageScope = 'all' | 'notifications'

/** Columns that the list can be sorted by. */
const sorted: Readonly<Record<string, string>> = {
  sendTime: 'a.send_time',
  priority: 'a.priority',
  msgCategory: 'a.msg_category',
  titile: 'a.titile',
}

const readFlag = sql<string>`case when s.read_flag = 1 then '1' else '0' end`

type Sources = Pick<Services, 'database' | 'dictionaries'>

/** One page of the user's messages, read ones too, the newest first. */
export async function listMessages(
  services: Sources,
  userId: string,
  scope: MessageScope,
  query: MessageQuery,
  language: Language,
): Promise<RowPage> {
  const { pageNo = 1, pageSize = 10 } = query
  const messages = messagesFor(services, userId, scope, query)
  const { count } = await messages.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()
  const rows = await messages
    .selectAll('a')
    .select(readFlag.as('read_flag_of_user'))
    .orderBy(sql.ref(sorted[query.column ?? ''] ?? 'a.send_time'), query.order === 'asc' ? 'asc' : 'desc')
    .orderBy('a.id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute()
  const total = count
  return { records: await toMessages(services, rows, language), total, size: pageSize, current: pageNo, pages: Math.ceil(total / pageSize) }
}

/** One message of the user. Throws `not-found` for somebody else's. */
export async function readMessage(services: Sources, userId: string, id: string | undefined, language: Language): Promise<Row> {
  const row = await announcementsFor(services.database, userId)
    .selectAll('a')
    .select(readFlag.as('read_flag_of_user'))
    .where('a.id', '=', id ?? '')
    .executeTakeFirst()
  const [message] = row ? await toMessages(services, [row], language) : []
  if (!message) throw new CallFailure('not-found', 'http.notFound')
  return message
}

function messagesFor({ database }: Sources, userId: string, scope: MessageScope, query: MessageQuery) {
  const title = query.titile?.replaceAll('*', '')
  const conditions = [
    ...(scope === 'notifications' ? [sql<SqlBool>`(a.msg_category = '1' or a.msg_type = 'USER')`] : []),
    ...(query.msgCategory ? [sql<SqlBool>`a.msg_category = any(${query.msgCategory.split(',')})`] : []),
    ...(query.readFlag ? [sql<SqlBool>`${readFlag} = ${query.readFlag}`] : []),
    ...(title ? [titleHolds(title)] : []),
  ]
  return conditions.reduce((messages, condition) => messages.where(condition), announcementsFor(database, userId))
}

/** In any of the languages. */
function titleHolds(title: string) {
  const pattern = `%${escapeLike(title)}%`
  return sql<SqlBool>`(a.titile ilike ${pattern} or exists (select 1 from jsonb_each_text(a.titile_texts) as other where other.value ilike ${pattern}))`
}

async function toMessages(
  { database, dictionaries }: Sources,
  rows: (SystemTables['sys_announcement'] & { read_flag_of_user: string })[],
  language: Language,
): Promise<Row[]> {
  const codes = { msgCategory: 'msg_category', priority: 'priority', readFlag: 'read_flag' } as const
  const texts = await Promise.all(
    Object.entries(codes).map(async ([key, code]) => [key, await dictionaries.texts(code, language)] as const),
  )
  const names = await namesOfSenders(database, rows)
  return rows.map((row) => {
    const message: Row = { ...toAnnouncement(row, language, names), readFlag: row.read_flag_of_user }
    for (const [key, values] of texts) message[companionOf(key)] = values.get(String(message[key])) ?? null
    return message
  })
}
