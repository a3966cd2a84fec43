import { sql } from 'kysely'
import type { RowPage } from '../../../schemas/api/Result'
import type { Database } from '../../db/Database'
import { escapeLike } from '../escapeLike'

export interface UserQuery {
  pageNo?: string
  pageSize?: string
  username?: string
  realname?: string
  phone?: string
  id?: string
  departId?: string
  keyword?: string
  orgCode?: string
}

function contains(column: string, text: string) {
  const pattern = `%${escapeLike(text.replaceAll('*', ''))}%`
  return sql<boolean>`${sql.ref(column)} ilike ${pattern} escape '\\'`
}

function whole(text: string | undefined, fallback: number, most: number): number {
  const value = Number(text ?? fallback)
  return Number.isInteger(value) && value >= 1 ? Math.min(value, most) : fallback
}

/** One page of the users that are not frozen, newest first. User names and ids are meant exactly, one or several; `*` around one finds parts of it. */
export async function listUsers(database: Database, query: UserQuery): Promise<RowPage<Record<string, unknown>>> {
  const pageNo = whole(query.pageNo, 1, 1_000_000)
  const pageSize = whole(query.pageSize, 10, 1000)
  let users = database.kysely.selectFrom('sys_user as u').where('u.status', '=', '1')
  for (const key of ['username', 'id'] as const) {
    const value = query[key]
    if (!value) continue
    users = value.includes('*') ? users.where(contains(`u.${key}`, value)) : users.where(`u.${key}`, 'in', value.split(','))
  }
  if (query.realname) users = users.where(contains('u.realname', query.realname))
  if (query.phone) users = users.where(contains('u.phone', query.phone))
  const { keyword, departId } = query
  if (keyword) users = users.where((where) => where.or([contains('u.username', keyword), contains('u.realname', keyword)]))
  if (departId) {
    users = users.where('u.id', 'in', database.kysely.selectFrom('sys_user_depart').select('user_id').where('depart_id', '=', departId))
  }
  const { count } = (await users.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()) as { count: number }
  const rows = await users
    .leftJoin('sys_depart as d', 'd.org_code', 'u.org_code')
    .select([
      'u.id as id',
      'u.username as username',
      'u.realname as realname',
      'u.phone as phone',
      'u.telephone as telephone',
      'u.email as email',
    ])
    .select([
      'u.sex as sex',
      'u.birthday as birthday',
      'u.avatar as avatar',
      'u.org_code as orgCode',
      'd.depart_name as orgCodeTxt',
      'd.id as departIds',
    ])
    .orderBy('u.create_time', 'desc')
    .orderBy('u.id')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute()
  const total = Number(count)
  const records = rows.map((row) => ({ ...row, departIds_dictText: (row as { orgCodeTxt?: unknown }).orgCodeTxt }))
  return { records, total, size: pageSize, current: pageNo, pages: Math.ceil(total / pageSize) }
}
