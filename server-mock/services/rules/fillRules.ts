import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { FillRuleConfig } from '../../../schemas/documents/fillRule'
import { defaults } from '../../../schemas/json/propertyShapes'
import type { Connection } from '../../db/Database'
import { CallFailure } from '../../kernel/CallFailure'
import { newId } from '../../kernel/newId'
import { timeNow } from '../../kernel/timeNow'
import type { DocumentStore } from '../documents/DocumentStore'

/** Takes the next numbers of a counter; the last of them. Counters are rows, so that no two servers hand out the same one. */
async function takeNumbers(connection: Connection, name: string, count: number): Promise<number> {
  const { rows } = await sql<{ value: number }>`
    insert into sys_counter as c (id, name, value, create_by, create_time, row_version)
    values (${newId()}, ${name}, ${count}, 'system', ${timeNow()}::timestamp, 1)
    on conflict (name) do update set value = c.value + ${count} returning value`.execute(connection)
  return Number(rows[0]?.value)
}

/** Makes as many values as are asked for. */
type MakeValues = (connection: Connection, rule: FillRuleConfig, count: number) => Promise<string[]>

/** A prefix, the day and a running number of that day: CN2026112101. */
const orderNumber: MakeValues = async (connection, { prefix = defaults['FillRuleConfig.prefix'] }, count) => {
  const day = timeNow().slice(0, 10).replaceAll('-', '')
  const last = await takeNumbers(connection, `order:${prefix}${day}`, count)
  return Array.from({ length: count }, (_, index) => `${prefix}${day}${String(last - count + 1 + index).padStart(2, '0')}`)
}

/** Twenty characters that nobody guesses, in groups to be read out: who knows the number of a row may be shown it. */
const reference: MakeValues = async (_connection, _rule, count) => Array.from({ length: count }, makeReference)

function makeReference(): string {
  const characters = [...randomBytes(20)].map((byte) => referenceAlphabet.charAt(byte % referenceAlphabet.length))
  return characters.join('').replace(/(.{5})(?=.)/g, '$1-')
}

/** 32 characters without those that are mistaken for one another. */
const referenceAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** How each kind of value is made. */
const makers: Record<FillRuleConfig['makes'], MakeValues> = { orderNumber, reference }

/** Works out values of a fill rule. Throws `bad-request` when there is none of this code. */
export async function runFillRule(documents: DocumentStore, connection: Connection, code: string, count: number): Promise<string[]> {
  const rule = documents.get('fillRule', code)
  if (!rule || !Object.hasOwn(makers, rule.makes)) throw new CallFailure('bad-request', 'http.unknownRule', { code })
  return makers[rule.makes](connection, rule, count)
}
