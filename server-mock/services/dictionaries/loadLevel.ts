import { sql } from 'kysely'
import type { LinkOption, LinkQuery } from '../../../schemas/api/dictionaries'
import { linkKeysOf } from '../../../schemas/fields/linkDown'
import { readPairs } from '../../../schemas/fields/tableCode'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import { refOf } from '../../resource'
import type { Services } from '../Services'
import { asText } from './asText'
import { openTable } from './openTable'

const mostOptions = 2000

function pairsOf(condition: string): { column: string; value: string }[] {
  const pairs = readPairs(condition)
  if (!pairs) throw new CallFailure('bad-request', 'http.badPairs')
  return pairs
}

/** The rows of one level: below the row above, or those that meet the pairs of the condition, or those below no other. Names are looked up, values are bound. */
export async function loadLevel(services: Services, context: CallContext, query: LinkQuery): Promise<LinkOption[]> {
  const { condition = '', pidValue = '' } = query
  const open = openTable(services, context, query.table ?? '')
  const written = linkKeysOf(query)
  const [text, key, id] = [open.column(query.txt ?? ''), open.column(written.key), open.column(written.idField)]
  const parent = open.column(query.pidField ?? '')
  const isTop = pidValue === '' && condition === ''
  let rows = services.database.kysely
    .selectFrom(`${open.table} as t`)
    .select([refOf(key).as('store'), refOf(id).as('id'), open.textIn(text, context.language).as('label')])
    .where(refOf(key), 'is not', null)
    .where(open.rows)
    .orderBy(refOf(text))
    .orderBy('t.id')
    .limit(mostOptions)
  if (pidValue !== '') rows = rows.where(sql<boolean>`${asText(parent)} = ${pidValue}`)
  if (isTop) rows = rows.where(sql<boolean>`coalesce(${asText(parent)}, '') in ('', '0')`)
  for (const { column, value } of pidValue === '' && !isTop ? pairsOf(condition) : [])
    rows = rows.where(sql<boolean>`${asText(open.columnWith(column, value))} = ${value}`)
  return (await rows.execute()).map((row) => ({ store: String(row.store), id: String(row.id ?? ''), label: String(row.label ?? '') }))
}
