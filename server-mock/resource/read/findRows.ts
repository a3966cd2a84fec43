import { sql } from 'kysely'
import type { Row } from '../../../schemas/api/Result'
import type { FindBody, FoundRows } from '../../../schemas/api/rows'
import { companionsOf } from '../../../schemas/wire/companions'
import type { Connection } from '../../db/Database'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import type { EngineParts } from '../EngineParts'
import { allOf, type Condition, compare, refOf } from '../query/compare'
import { QueryContext } from '../query/QueryContext'
import { readValue } from '../query/readValue'
import { visitorRows } from '../query/visibleRows'
import { readRow } from './readRows'

/** Most rows that are answered at once. */
const mostRows = 50

/**
 * The rows that hold all the values which `visitors.find.by` asks for, exactly; of them the fields that it opens and no other, whoever asks. A value
 * that is missing is a finding: nothing is ever answered without every one of them.
 */
export async function findRows(parts: EngineParts, connection: Connection, { values }: FindBody, context: CallContext): Promise<FoundRows> {
  const { model } = parts
  const search = model.declaration.visitors?.find
  if (!search) throw new CallFailure('not-found', 'http.notFound')
  const scope = new QueryContext(model, context, undefined, 'form')
  const where = search.by.flatMap((key) => condition(scope, key, values[key]) ?? [])
  for (const key of Object.keys(values)) if (!search.by.includes(key)) scope.unknown(`/values/${key}`, key)
  scope.findings.throwIfAny()
  const visible = visitorRows(model, context)
  const asked = allOf(visible ? [...where, visible] : where)
  const { rows } = await sql<{ id: string }>`
    select t.id as id from ${model.from} as t where ${asked} order by t.create_time desc, t.id limit ${mostRows}`.execute(connection)
  const found = await Promise.all(rows.map(({ id }) => readRow(parts, connection, id, context)))
  return { records: found.map((row) => opened(row, search.fields)) }
}

function condition(scope: QueryContext, key: string, raw: string | number | undefined): Condition | undefined {
  const path = `/values/${key}`
  const text = String(raw ?? '').trim()
  const column = scope.column(key)
  if (!column) scope.unknown(path, key)
  else if (text === '') scope.missingValue(path, column)
  const operand = column && readValue(column, text)
  if (column && !operand) scope.badValue(path, column, text)
  return column && operand && compare(column, refOf(column), 'eq', operand)
}

/** The id tells the rows of an answer apart; without a permission nothing can be called with it. */
function opened({ sub, ...row }: Row, fields: readonly string[]): Row {
  const kept = new Set(['id', ...fields.flatMap((key) => [key, ...companionsOf(key)])])
  const subs = Object.entries((sub as Record<string, unknown> | undefined) ?? {}).filter(([key]) => kept.has(key))
  const values = Object.fromEntries(Object.entries(row).filter(([key]) => kept.has(key)))
  return { ...values, ...(subs.length > 0 ? { sub: Object.fromEntries(subs) } : {}) } as Row
}
