import { type RawBuilder, sql } from 'kysely'
import type { LabelSource } from '../../../schemas/fields/FieldFacts'
import { chooseText, type Language } from '../../../schemas/page/Text'
import type { Connection } from '../../db/Database'
import { escapeLike } from '../../kernel/escapeLike'
import { nameOfPage } from '../../kernel/text/nameOfPage'
import { textOf } from '../../kernel/text/textOf'
import { columnName } from '../model/columnName'
import { everyTable } from '../model/everyTable'
import { type ColumnModel, type ResourceModel, type TableModel, titleOfColumn } from '../model/ResourceModel'
import { refOf } from '../query/compare'
import { oldestInTrash, trashTable } from '../trash/putAside'

/** Rows are counted up to here: a table may be very large, and more says nothing more. */
const mostCounted = 10_000

/** The value that stands for something where texts come from such a source; undefined where they come from elsewhere. */
export type ValueIn = (source: LabelSource) => string | undefined

/** Rows that hold a value, those among them too that were deleted and can be brought back. */
export interface HoldingPlace {
  /** Page and field, as people call them, with the number of rows. */
  text: string
  rows: number
}

interface HoldingColumn {
  main: ResourceModel
  table: TableModel
  column: ColumnModel
  value: string
}

/** Every stored column that may hold the value, sub-tables included; of a field with several inputs that of the first which may. */
function columnsFor(mains: readonly ResourceModel[], valueIn: ValueIn): HoldingColumn[] {
  const valueFor = ({ labels, link }: ColumnModel) => (labels && !link ? valueIn(labels) : undefined)
  return mains.flatMap((main) =>
    everyTable(main).flatMap((table) =>
      [...table.columns.values()].flatMap((column): HoldingColumn[] => {
        const meant = [column, ...(column.cases ?? [])].find((one) => valueFor(one) !== undefined)
        const value = meant && valueFor(meant)
        return meant && value !== undefined ? [{ main, table, column: meant, value }] : []
      }),
    ),
  )
}

function holds({ column, value }: HoldingColumn, text: RawBuilder<unknown>): RawBuilder<boolean> {
  return column.isMultiple ? sql<boolean>`(',' || ${text} || ',') like ${`%,${escapeLike(value)},%`}` : sql<boolean>`${text} = ${value}`
}

/** The value of a row as it was deleted: under the name that its column has today, or one that it had. */
function restingValue({ table, column }: HoldingColumn, row: RawBuilder<unknown>): RawBuilder<unknown> {
  const former = [...table.formerKeys].flatMap(([key, today]) => (today === column.key ? [columnName(key)] : []))
  return sql`coalesce(${sql.join([column.name, ...former].map((name) => sql`${row} ->> ${name}`))})`
}

async function countAll(connection: Connection, from: RawBuilder<unknown>, condition: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (select 1 from ${from} where ${condition} limit ${mostCounted}) as counted`.execute(connection)
  return Number(rows[0]?.n ?? 0)
}

/** Deleted rows that can be brought back, and hold the value themselves or in a row of their sub-tables. */
function countResting(connection: Connection, holding: HoldingColumn): Promise<number> {
  const { main, table } = holding
  if (!main.declaration.trash) return Promise.resolve(0)
  const rests = sql`x.table_name = ${main.table} and x.create_time >= ${oldestInTrash()}`
  const sub = [...main.subs.values()].find((one) => one.table === table.table)
  const content = sql`cast(x.content as jsonb)`
  const lines = sub && sql`cross join lateral jsonb_array_elements(${content} -> 'subs' -> ${sub.key}) as line`
  const row = sub ? sql`line` : sql`(${content} -> 'row')`
  return countAll(
    connection,
    sql`${sql.table(trashTable)} as x ${lines ?? sql``}`,
    sql<boolean>`${rests} and ${holds(holding, restingValue(holding, row))}`,
  )
}

function tell({ main, table, column }: HoldingColumn, stored: number, resting: number, language: Language): string {
  const { page, title } = main.declaration
  const sub = [...main.subs.values()].find((one) => one.table === table.table)
  const field = [...(sub ? [chooseText(sub.title, language, sub.key)] : []), titleOfColumn(column, language, column.key)].join(' / ')
  return textOf(resting > 0 ? 'rows.heldAndDeleted' : 'rows.held', language, {
    place: page === undefined ? main.table : nameOfPage({ title, code: page }, language),
    field,
    count: stored + resting,
    resting,
  })
}

/** Where the tables of these resources hold a value that stands for something, and in how many rows. */
export async function placesHolding(
  connection: Connection,
  mains: readonly ResourceModel[],
  valueIn: ValueIn,
  language: Language,
): Promise<HoldingPlace[]> {
  const places: HoldingPlace[] = []
  for (const holding of columnsFor(mains, valueIn)) {
    const text = sql`${refOf(holding.column)}::text`
    const stored = await countAll(connection, sql`${sql.table(holding.table.table)} as t`, holds(holding, text))
    const resting = await countResting(connection, holding)
    if (stored + resting > 0) places.push({ text: tell(holding, stored, resting, language), rows: stored + resting })
  }
  return places
}
