import { type RawBuilder, sql } from 'kysely'
import type { PlannedChange } from '../../../schemas/api/pages'
import type { DictionaryConfig } from '../../../schemas/documents/dictionary'
import type { Language } from '../../../schemas/page/Text'
import type { Connection } from '../../db/Database'
import { escapeLike } from '../../kernel/escapeLike'
import { textOf } from '../../kernel/text/textOf'
import type { ColumnModel, ResourceRegistry, TableModel } from '../../resource'
import { refOf } from '../../resource'
import type { Services } from '../Services'

/** Rows are counted up to here: a table may be very large, and more says nothing more. */
const mostCounted = 10_000

/** A column whose values are those of a dictionary. */
interface UsingColumn {
  model: TableModel
  column: ColumnModel
}

/** Every stored column that takes its choices from the dictionary, sub-tables included. */
function columnsUsing(registry: ResourceRegistry, code: string): UsingColumn[] {
  const tables = registry.all().flatMap(({ model }): TableModel[] => [model, ...model.subs.values()])
  return tables.flatMap((model) =>
    [...model.columns.values()]
      .filter(({ labels }) => labels?.from === 'dict' && labels.code === code)
      .map((column) => ({ model, column })),
  )
}

function holds(column: ColumnModel, value: string): RawBuilder<boolean> {
  const text = sql`${refOf(column)}::text`
  return column.isMultiple ? sql<boolean>`(',' || ${text} || ',') like ${`%,${escapeLike(value)},%`}` : sql<boolean>`${text} = ${value}`
}

async function countRows(connection: Connection, { model, column }: UsingColumn, value: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (select 1 from ${sql.table(model.table)} as t where ${holds(column, value)} limit ${mostCounted}) as counted`.execute(
    connection,
  )
  return Number(rows[0]?.n ?? 0)
}

async function planRemoved(
  connection: Connection,
  using: readonly UsingColumn[],
  value: string,
  language: Language,
): Promise<PlannedChange> {
  const counts: { place: string; rows: number }[] = []
  for (const used of using) {
    counts.push({ place: `${used.model.table}.${used.column.key}`, rows: await countRows(connection, used, value) })
  }
  const held = counts.filter(({ rows }) => rows > 0)
  const rows = held.reduce((sum, one) => sum + one.rows, 0)
  const places = held.map(({ place, rows: count }) => `${place}: ${count}`).join(', ')
  if (rows === 0) return { kind: 'removeChoice', subject: value, message: textOf('documents.removeChoice', language, { value }) }
  return { kind: 'warning', subject: value, message: textOf('documents.removeUsedChoice', language, { value, rows, places }) }
}

/** What publishing a dictionary changes for those who choose, with the rows that hold what goes away. */
export async function planDictionary(
  { registry }: Services,
  connection: Connection,
  before: DictionaryConfig | undefined,
  after: DictionaryConfig,
  language: Language,
): Promise<PlannedChange[]> {
  const offered = (dictionary: DictionaryConfig | undefined) =>
    new Map(dictionary?.items.map(({ value, disabled }) => [String(value), disabled !== true]))
  const [former, now] = [offered(before), offered(after)]
  const plan = (
    kind: 'addChoice' | 'removeChoice',
    key: 'documents.addChoice' | 'documents.disableChoice',
    value: string,
  ): PlannedChange => {
    return { kind, subject: value, message: textOf(key, language, { value }) }
  }
  const added = [...now].flatMap(([value, isOffered]) =>
    isOffered && !former.get(value) ? [plan('addChoice', 'documents.addChoice', value)] : [],
  )
  const disabled = [...now].flatMap(([value, isOffered]) =>
    !isOffered && former.get(value) ? [plan('removeChoice', 'documents.disableChoice', value)] : [],
  )
  const using = columnsUsing(registry, after.code)
  const removed: PlannedChange[] = []
  for (const value of former.keys()) if (!now.has(value)) removed.push(await planRemoved(connection, using, value, language))
  return [...added, ...disabled, ...removed]
}
