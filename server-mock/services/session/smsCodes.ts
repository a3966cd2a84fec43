import { createHash, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { SmsMode } from '../../../schemas/api/signIn'
import type { Database } from '../../db/Database'
import { newId } from '../../kernel/newId'
import { timeNow } from '../../kernel/timeNow'
import { systemTables } from '../../system/SystemTables'

/** Seconds between two codes to one phone. */
export const waitSeconds = 60
const lifeSeconds = 5 * 60
const allowedFailures = 5
const hour = 60 * 60
const codesPerHour = 5
const phonesPerHourAndAddress = 20

function hashCode(phone: string, mode: SmsMode, code: string): string {
  return createHash('sha256').update(`${phone}\n${mode}\n${code}`).digest('hex')
}

/** Six digits, each code as likely as any other. */
function makeCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

async function isAddressBusy({ kysely }: Database, ip: string): Promise<boolean> {
  const { phones } = await systemTables(kysely)
    .selectFrom('sys_sms_code')
    .select((select) => select.fn.countAll().as('phones'))
    .where('ip', '=', ip)
    .where('sent_at', '>', timeNow(-hour))
    .executeTakeFirstOrThrow()
  return Number(phones) >= phonesPerHourAndAddress
}

/**
 * Makes a code for a phone, in place of the one before. null: too soon, or too many within the hour, for the phone or for the address that asks.
 * One statement decides and writes, so that two calls at the same moment get one code.
 */
export async function issueSmsCode(database: Database, phone: string, mode: SmsMode, ip: string): Promise<string | null> {
  if (await isAddressBusy(database, ip)) return null
  const code = makeCode()
  const now = timeNow()
  const isNewHour = sql`f.counted_from <= ${timeNow(-hour)}::timestamp`
  const { rows } = await sql`
    insert into sys_sms_code as f
      (id, phone, mode, code_hash, expires_at, failures, sent_at, counted_from, sent_count, ip, create_by, create_time, row_version)
    values (${newId()}, ${phone}, ${mode}, ${hashCode(phone, mode, code)}, ${timeNow(lifeSeconds)}::timestamp, 0, ${now}::timestamp,
      ${now}::timestamp, 1, ${ip}, 'system', ${now}::timestamp, 1)
    on conflict (phone, mode) do update set
      code_hash = excluded.code_hash, expires_at = excluded.expires_at, failures = 0, sent_at = excluded.sent_at, ip = excluded.ip,
      counted_from = case when ${isNewHour} then excluded.counted_from else f.counted_from end,
      sent_count = case when ${isNewHour} then 1 else f.sent_count + 1 end
    where f.sent_at <= ${timeNow(-waitSeconds)}::timestamp and (f.sent_count < ${codesPerHour} or ${isNewHour})
    returning id`.execute(database.kysely)
  return rows.length > 0 ? code : null
}

/** Uses a code up. A wrong one counts against the code, which is worth nothing after five; the try is counted before it is looked at. */
export async function takeSmsCode(database: Database, phone: string, mode: SmsMode, code: string): Promise<boolean> {
  const own = systemTables(database.kysely)
    .updateTable('sys_sms_code')
    .set({ failures: sql<number>`failures + 1` })
    .where('phone', '=', phone)
    .where('mode', '=', mode)
    .where('failures', '<', allowedFailures)
    .where('expires_at', '>', timeNow())
  const tried = await own.returning('id').executeTakeFirst()
  if (!tried) return false
  const taken = await systemTables(database.kysely)
    .updateTable('sys_sms_code')
    .set({ code_hash: null, expires_at: timeNow() })
    .where('phone', '=', phone)
    .where('mode', '=', mode)
    .where('code_hash', '=', hashCode(phone, mode, code))
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}
