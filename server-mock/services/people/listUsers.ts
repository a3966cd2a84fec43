import { sql } from 'kysely'
import type { UserQuery } from '../../../schemas/api/people'
import type { RowPage } from '../../../schemas/api/Result'
import type { Language } from '../../../schemas/page/Text'
import { companionOf } from '../../../schemas/wire/companions'
import { pageSizes } from '../../../schemas/wire/pageSizes'
import type { Database } from '../../db/Database'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import { escapeLike } from '../../kernel/escapeLike'
import { accessTable, type Condition, refOf } from '../../resource'
import { systemTables } from '../../system/SystemTables'
import type { Services } from '../Services'

function contains(column: string, text: string) {
  const pattern = `%${escapeLike(text.replaceAll('*', ''))}%`
  return sql<boolean>`${sql.ref(column)} ilike ${pattern} escape '\\'`
}

function whole(text: string | undefined, fallback: number, most: number): number {
  const value = Number(text ?? fallback)
  return Number.isInteger(value) && value >= 1 ? Math.min(value, most) : fallback
}

/** What a user is answered with, as far as the caller may read it. */
const shownFields = ['id', 'username', 'realname', 'phone', 'telephone', 'email', 'sex', 'birthday', 'avatar', 'orgCode']

/**
 * One page of the users that are not frozen, newest first. User names and ids are meant exactly, one or several; `*` around one finds parts of it.
 * Who may not manage users learns who there is, and where, and can ask for nothing else.
 */
export async function listUsers(
  { database, registry }: Services,
  context: CallContext,
  query: UserQuery,
): Promise<RowPage<Record<string, unknown>>> {
  const users = registry.resourceOf('sys_user')
  const access = users && accessTable(users.model, 'sys_user', context)
  if (!access) throw new Error('the table sys_user is not declared')
  const pageNo = whole(query.pageNo, 1, 1_000_000)
  const pageSize = whole(query.pageSize, pageSizes.people.size, 1000)
  if (query.phone && !access.column('phone'))
    throw new CallFailure('bad-request', 'http.unknownField', { table: 'sys_user', field: 'phone' })
  const found = usersAsked(database, query, access.ownRows('u'))
  const { count } = (await found.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()) as { count: number }
  const shown = shownFields.flatMap((key) => access.column(key) ?? [])
  const depart = departName(context.language)
  const rows = await found
    .leftJoin('sys_depart as d', 'd.org_code', 'u.org_code')
    .select(shown.map((column) => refOf(column, 'u').as(column.key)))
    .select([depart.as('orgCodeTxt'), 'd.id as departIds', depart.as(companionOf('departIds'))])
    .orderBy('u.create_time', 'desc')
    .orderBy('u.id')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute()
  const total = Number(count)
  return { records: rows, total, size: pageSize, current: pageNo, pages: Math.ceil(total / pageSize) }
}

/** What the joined department is called in the language of the reader. */
function departName(language: Language) {
  return sql<string | null>`coalesce(nullif(d.depart_name_texts ->> ${sql.lit(language)}, ''), d.depart_name)`
}

function usersAsked({ kysely }: Database, query: UserQuery, reached: Condition = sql`true`) {
  let users = systemTables(kysely).selectFrom('sys_user as u').where('u.status', '=', '1').where(sql<boolean>`${reached}`)
  for (const key of ['username', 'id'] as const) {
    const value = query[key]
    if (!value) continue
    users = value.includes('*') ? users.where(contains(`u.${key}`, value)) : users.where(`u.${key}`, 'in', value.split(','))
  }
  if (query.realname) users = users.where(contains('u.realname', query.realname))
  if (query.phone) users = users.where(contains('u.phone', query.phone))
  const { keyword, departId } = query
  if (keyword) users = users.where((where) => where.or([contains('u.username', keyword), contains('u.realname', keyword)]))
  if (departId)
    users = users.where(
      'u.id',
      'in',
      systemTables(kysely).selectFrom('sys_user_depart').select('user_id').where('depart_id', '=', departId),
    )
  return users
}
