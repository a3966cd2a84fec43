import { type SqlBool, sql } from 'kysely'
import type { VisitCounts, VisitDay } from '../../../schemas/api/logs'
import type { Database } from '../../db/Database'
import { timeNow } from '../../kernel/timeNow'
import { systemTables } from '../../system/SystemTables'
import { signInOutcomes } from './signInLog'

const daySeconds = 24 * 60 * 60
/** Days of the series when nothing is said, and at most. */
const usualDays = 7
const mostDays = 92

function signedIn({ kysely }: Database) {
  return systemTables(kysely).selectFrom('sys_sign_in_log').where('outcome', '=', signInOutcomes.signedIn)
}

/** How often people have signed in, in all and today, and from how many addresses today. */
export async function countVisits(database: Database): Promise<VisitCounts> {
  const today = `${timeNow().slice(0, 10)} 00:00:00`
  const row = await signedIn(database)
    .select([
      sql<number>`count(*)`.as('all'),
      sql<number>`count(*) filter (where create_time >= ${today}::timestamp)`.as('today'),
      sql<number>`count(distinct ip) filter (where create_time >= ${today}::timestamp)`.as('addresses'),
    ])
    .executeTakeFirstOrThrow()
  return { totalVisitCount: Number(row.all), todayVisitCount: Number(row.today), todayIp: Number(row.addresses) }
}

/** The days that end with today, the oldest first, as `YYYY-MM-DD`. */
function lastDays(count: number): string[] {
  // Noon is on the same day whatever summer time does.
  const noon = Date.parse(`${timeNow().slice(0, 10)}T12:00:00Z`)
  return Array.from({ length: count }, (_, index) => new Date(noon - (count - 1 - index) * daySeconds * 1000).toISOString().slice(0, 10))
}

/** How often people signed in on each of the last days, and from how many addresses; a day without anybody is there as well. */
export async function readVisitDays(database: Database, asked = usualDays): Promise<VisitDay[]> {
  const days = lastDays(Math.min(asked, mostDays))
  const day = sql<string>`to_char(create_time, 'YYYY-MM-DD')`
  const rows = await signedIn(database)
    .select([day.as('day'), sql<number>`count(*)`.as('visits'), sql<number>`count(distinct ip)`.as('addresses')])
    .where(sql<SqlBool>`create_time >= ${`${days[0]} 00:00:00`}::timestamp`)
    .groupBy(day)
    .execute()
  const byDay = new Map(rows.map((row) => [row.day, row]))
  return days.map((date) => {
    const { visits = 0, addresses = 0 } = byDay.get(date) ?? {}
    return { visit: Number(visits), ip: Number(addresses), tian: date.replaceAll('-', '/'), type: date.slice(5).replace('-', '/') }
  })
}
