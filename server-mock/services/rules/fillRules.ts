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

/** What the numbers of today begin with. */
function startOfDay({ prefix = defaults['FillRuleConfig.prefix'] }: FillRuleConfig): string {
  return `${prefix}${timeNow().slice(0, 10).replaceAll('-', '')}`
}

function numberAfter(start: string, running: number): string {
  return `${start}${String(running).padStart(2, '0')}`
}

/** A prefix, the day and a running number of that day: CN2026112101. */
const orderNumber: MakeValues = async (connection, rule, count) => {
  const start = startOfDay(rule)
  const last = await takeNumbers(connection, `order:${start}`, count)
  return Array.from({ length: count }, (_, index) => numberAfter(start, last - count + 1 + index))
}

/** Twenty characters that nobody guesses, in groups to be read out: who knows the number of a row may be shown it. */
const reference: MakeValues = async (_connection, _rule, count) => Array.from({ length: count }, makeReference)

function makeReference(): string {
  const characters = [...randomBytes(20)].map((byte) => referenceAlphabet.charAt(byte % referenceAlphabet.length))
  return characters.join('').replace(/(.{5})(?=.)/g, '$1-')
}

/** 32 characters without those that are mistaken for one another. */
const referenceAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** What a value of a rule looks like; none is taken for it. */
const examples: Record<FillRuleConfig['makes'], (rule: FillRuleConfig) => string> = {
  orderNumber: (rule) => numberAfter(startOfDay(rule), 1),
  reference: () => '4T7KQ-9XWM2-H6RDP-3VNCA',
}

/** A value as the rule would make it, for people to see. */
export function exampleOfFillRule(rule: FillRuleConfig): string {
  return examples[rule.makes](rule)
}

/** How each kind of value is made. */
const makers: Record<FillRuleConfig['makes'], MakeValues> = { orderNumber, reference }

/** Works out values of a fill rule. Throws `bad-request` when there is none of this code. */
export async function runFillRule(documents: DocumentStore, connection: Connection, code: string, count: number): Promise<string[]> {
  const rule = documents.get('fillRule', code)
  if (!rule || !Object.hasOwn(makers, rule.makes)) throw new CallFailure('bad-request', 'http.unknownRule', { code })
  return makers[rule.makes](connection, rule, count)
}
