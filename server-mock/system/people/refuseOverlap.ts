import { sql } from 'kysely'
import type { Language } from '../../../schemas/page/Text'
import { CallFailure } from '../../kernel/CallFailure'
import { textOf } from '../../kernel/text/textOf'
import { userOf } from '../../kernel/userOf'
import type { RowHook } from '../../resource'
import { systemTables } from '../SystemTables'

const valid = '1'

/** Nobody stands in twice for the same person at the same time: ending one of the two would end nothing. One that is switched off stands in nobody's way. */
export const refuseOverlap: RowHook = async ({ id, values, before }, context, connection) => {
  const row: Record<string, unknown> = { ...before, ...values }
  if (row.status !== valid) return
  const { username } = userOf(context)
  const [start, end] = [String(row.startTime), String(row.endTime)]
  const tables = systemTables(connection)
  // One delegation of a user after the other, so that of two that come together the second sees the first.
  await tables.selectFrom('sys_user').select('id').where('username', '=', username).forUpdate().executeTakeFirst()
  const other = await tables
    .selectFrom('sys_user_agent')
    .select(['agent_real_name', 'start_time', 'end_time'])
    .where(sql<string>`user_name`, '=', username)
    .where('agent_user_name', '=', String(row.agentUserName))
    .where('status', '=', valid)
    .where('id', '<>', id)
    .where('start_time', '<', end)
    .where('end_time', '>', start)
    .orderBy('start_time')
    .limit(1)
    .executeTakeFirst()
  if (!other) return
  const name = String(other.agent_real_name ?? row.agentUserName)
  const [otherStart, otherEnd] = [String(other.start_time), String(other.end_time)]
  const sentence = { name, times: spanText(otherStart, otherEnd, context.language) }
  const path = start >= otherStart ? '/startTime' : '/endTime'
  const message = textOf('people.overlapping', context.language, sentence)
  throw new CallFailure('rule-failed', 'people.overlapping', sentence, { errors: [{ path, code: 'overlapping', message }] })
}

/** From when to when, as people write it. The times are those that the user has typed: they are moved to no other zone. */
function spanText(start: string, end: string, language: Language): string {
  const moment = (stored: string) => new Date(`${stored.replace(' ', 'T')}Z`)
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).formatRange(
    moment(start),
    moment(end),
  )
}
