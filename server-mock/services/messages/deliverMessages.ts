import { type SqlBool, sql } from 'kysely'
import { repeat } from '../../kernel/repeat'
import { timeNow } from '../../kernel/timeNow'
import { hasNoLease } from '../../system/lease'
import { type SystemTables, systemTables } from '../../system/SystemTables'
import type { Services } from '../Services'
import { type MessageType, type OutgoingMessage, SendFailure } from './MessageSender'
import { sendToUser } from './sendToUser'

/** How often a message is tried, and the seconds before each further try. */
export const mostTries = 5
const pauses = [60, 300, 1800, 7200]

/** Seconds for which a server has a message that it is sending; one that dies meanwhile gives it up. */
const leaseSeconds = 120

type StoredMessage = SystemTables['sys_message']

/** Takes messages for this server alone: those whose time has come, or those of the ids, whatever their time. */
async function take({ database }: Services, ids: readonly string[] | null): Promise<StoredMessage[]> {
  const now = timeNow()
  const due = ids
    ? sql<SqlBool>`id = any(${[...ids]}) and coalesce(es_send_status, '0') <> '1'`
    : sql<SqlBool>`es_send_status = '0' and next_try_at <= ${now}::timestamp`
  const waiting = systemTables(database.kysely)
    .selectFrom('sys_message')
    .select('id')
    .where(due)
    .where(hasNoLease())
    .orderBy('next_try_at')
    .limit(ids ? 1000 : 20)
  return (
    systemTables(database.kysely)
      .updateTable('sys_message')
      .set({ lease_until: timeNow(leaseSeconds) })
      .where('id', 'in', waiting)
      // Another server that looked at the same moment has it by now.
      .where(hasNoLease())
      .returningAll()
      .execute()
  )
}

async function hand(services: Services, message: OutgoingMessage): Promise<void> {
  if (message.type === '4') return sendToUser(services, message)
  const sender = services.messages.senders[message.type]
  if (!sender) throw new SendFailure('notConfigured')
  await sender.send(message)
}

async function tryOnce(services: Services, row: StoredMessage): Promise<SendFailure | null> {
  const message = {
    id: row.id,
    // A cast: the dictionary of the column has these values and no others.
    type: (row.es_type ?? '') as MessageType,
    title: row.es_title ?? '',
    content: row.es_content ?? '',
    receiver: row.es_receiver ?? '',
  }
  try {
    await hand(services, message)
    return null
  } catch (error) {
    if (error instanceof SendFailure) return error
    console.error(`message ${row.id} could not be sent`, error)
    return new SendFailure('unreachable')
  }
}

/** What cannot come right by itself is not tried again by itself. */
const isHopeless = ({ reason }: SendFailure) => reason === 'notConfigured' || reason === 'unknownReceiver'

async function note(services: Services, row: StoredMessage, failure: SendFailure | null): Promise<void> {
  const tries = (row.es_send_num ?? 0) + 1
  const isOver = failure !== null && (isHopeless(failure) || tries >= mostTries)
  await systemTables(services.database.kysely)
    .updateTable('sys_message')
    .set({
      es_send_num: tries,
      es_send_time: failure === null ? timeNow() : null,
      es_send_status: failure === null ? '1' : isOver ? '2' : '0',
      es_failure: failure?.reason ?? null,
      es_result: failure?.message || null,
      next_try_at: failure === null || isOver ? null : timeNow(pauses[Math.min(tries, pauses.length) - 1]),
      lease_until: null,
      row_version: sql<number>`coalesce(row_version, 0) + 1`,
    })
    .where('id', '=', row.id)
    .execute()
}

/** What came of one try of some messages. */
export interface Delivery {
  /** How many were taken. */
  sent: number
  /** Why each of the others was not; they are kept. */
  failures: readonly SendFailure[]
}

async function deliver(services: Services, ids: readonly string[] | null): Promise<Delivery> {
  const rows = await take(services, ids)
  const failures: SendFailure[] = []
  for (const row of rows) {
    const failure = await tryOnce(services, row)
    await note(services, row, failure)
    if (failure) failures.push(failure)
  }
  return { sent: rows.length - failures.length, failures }
}

/** Sends what is due; how many were taken. A failed one is tried again later, five times in all. */
export async function deliverMessages(services: Services): Promise<number> {
  return (await deliver(services, null)).sent
}

/** Sends the messages of the ids at once, whatever their time. */
export function deliverNow(services: Services, ids: readonly string[]): Promise<Delivery> {
  return deliver(services, ids)
}

/** Looks every half a minute for messages whose time has come, until the result is called. */
export function keepDelivering(services: Services, every = 30_000): () => void {
  return repeat(
    every,
    () => deliverMessages(services),
    (error) => console.error('messages:', error),
  )
}
