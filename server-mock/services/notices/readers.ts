import { sql } from 'kysely'
import type { ReadersQuery } from '../../../schemas/api/notices'
import type { Row, RowPage } from '../../../schemas/api/Result'
import type { Language } from '../../../schemas/page/Text'
import { companionOf } from '../../../schemas/wire/companions'
import { translationKey } from '../../../schemas/wire/translations'
import type { CallContext } from '../../kernel/CallContext'
import { escapeLike } from '../../kernel/escapeLike'
import { systemTables } from '../../system/SystemTables'
import { boundValue } from '../rows/boundValue'
import type { Services } from '../Services'
import { tableOf } from '../tableOf'

const readFlag = sql<string>`case when s.read_flag = 1 then '1' else '0' end`

/** The users whom an announcement is for: those it names, or everybody who may sign in; and whoever has read it. */
function readersOf({ database }: Pick<Services, 'database'>, anntIds: readonly string[]) {
  return systemTables(database.kysely)
    .selectFrom('sys_announcement as a')
    .innerJoin('sys_user as u', (join) => join.onTrue())
    .leftJoin('sys_announcement_send as s', (join) => join.onRef('s.annt_id', '=', 'a.id').onRef('s.user_id', '=', 'u.id'))
    .where('a.id', 'in', [...anntIds, ''])
    .where((where) => where.or([where('s.id', 'is not', null), where.and([where('a.msg_type', '=', 'ALL'), where('u.status', '=', '1')])]))
}

/** One page of those whom an announcement is for, with whether and when they have read it, by name. */
export async function listReaders(services: Services, query: ReadersQuery, { language }: CallContext): Promise<RowPage> {
  const { pageNo = 1, pageSize = 10, realname = '' } = query
  const anntId = boundValue(query, 'anntId') ?? ''
  let readers = readersOf(services, [anntId])
  if (query.readFlag) readers = readers.where(sql<boolean>`${readFlag} = ${query.readFlag}`)
  const word = realname.replaceAll('*', '')
  if (word !== '') readers = readers.where(sql<boolean>`u.realname ilike ${`%${escapeLike(word)}%`}`)
  const { count: total } = await readers.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()
  const rows = await readers
    .select(['u.id', 'u.username', 'u.realname', 's.read_time', readFlag.as('flag')])
    .orderBy(sql`s.read_time desc nulls last`)
    .orderBy('u.realname')
    .orderBy('u.id')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute()
  const texts = await services.dictionaries.texts('read_flag', language)
  const records = rows.map(({ id, username, realname: name, read_time: readTime, flag }): Row => {
    return {
      id,
      anntId,
      userId: id,
      username,
      realname: name,
      readTime,
      readFlag: flag,
      [companionOf('readFlag')]: texts.get(flag) ?? null,
    }
  })
  return { records, total, size: pageSize, current: pageNo, pages: Math.ceil(total / pageSize) }
}

/** What the title in the language of the reader is called where announcements are listed. */
const shownTitle = 'titleShown'

function titleOf(row: Row, { language }: CallContext) {
  return { [shownTitle]: row[translationKey('titile', language)] || row.titile }
}

function announcements(services: Services) {
  return tableOf(services, 'sys_announcement')
}

/** One announcement with all of its texts, and its title in the language of the reader. */
export async function readAnnouncement(services: Services, id: string, context: CallContext): Promise<Row> {
  const row = await announcements(services).queryById(id, context)
  return { ...row, ...titleOf(row, context) }
}

/** The name of the shown title as it stands in JSON, encoded as calls encode it. */
const namedInJson = new RegExp(`("|%22|%2522)${shownTitle}\\1`, 'g')

/** A call that names the title that is shown asks for the one in the language of the reader, as a parameter of the query for one of any language. */
function namesStored(query: Readonly<Record<string, unknown>>, language: Language): Record<string, unknown> {
  const stored = translationKey('titile', language)
  const entries = Object.entries(query).map(([name, value]): [string, unknown] => {
    if (name === shownTitle) return ['titile', value]
    if (name === 'column' && value === shownTitle) return [name, stored]
    return [name, typeof value === 'string' ? value.replaceAll(namedInJson, `$1${stored}$1`) : value]
  })
  return Object.fromEntries(entries)
}

/** One page of announcements, each with its title in the language of the reader, how many are to read it and how many have. */
export async function listCounted(services: Services, query: Readonly<Record<string, unknown>>, context: CallContext): Promise<RowPage> {
  const page = await announcements(services).list(namesStored(query, context.language), context)
  const ids = page.records.map(({ id }) => id)
  const counted = await readersOf(services, ids)
    .select(['a.id', sql<number>`count(*)`.as('readers'), sql<number>`count(*) filter (where s.read_flag = 1)`.as('read')])
    .groupBy('a.id')
    .execute()
  const byId = new Map(counted.map((one) => [one.id, one]))
  const records = page.records.map((row) => {
    const { readers = 0, read = 0 } = byId.get(row.id) ?? {}
    return { ...row, ...titleOf(row, context), readerCount: Number(readers), readCount: Number(read) }
  })
  return { ...page, records }
}
