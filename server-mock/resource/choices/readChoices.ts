import { type RawBuilder, sql } from 'kysely'
import type { Connection } from '../../db/Database'
import type { CallContext } from '../../kernel/CallContext'
import { escapeLike } from '../../kernel/escapeLike'
import { isShortWord, mayHoldShort, shortIndexName, sortKeyOf } from '../indexes/searchIndexes'
import { allOf, type Condition, refOf } from '../query/compare'
import type { TableAccess } from '../read/tableAccess'
import { refusalOf } from '../refusalOf'
import { type ChoiceColumns, choiceColumns, isOneOfValues, type RowsSource } from './choiceColumns'
import { choiceWhere, type FormValues } from './choiceWhere'

/** What is asked of the choices. */
export interface AskedChoices {
  /** Part of what is shown. */
  keyword?: string
  /** Only these. */
  values?: readonly string[]
  /** The row that is edited; left out where there is none. */
  form?: FormValues
  /** true: rows count too that can no longer be chosen, for the labels of what is stored. */
  isStored?: boolean
  /** All when left out. */
  limit?: number
  offset?: number
}

/** One row that can be chosen. The value is a text, whatever its column holds. */
export interface FoundChoice {
  value: string
  text: string
  color?: string
}

/** Rows that can be chosen, by the rights of the caller; undefined when the caller may not see what is shown or stored of them. */
export async function readChoices(
  connection: Connection,
  access: TableAccess,
  source: RowsSource,
  context: CallContext,
  asked: AskedChoices,
): Promise<FoundChoice[] | undefined> {
  const columns = choiceColumns(access, source, context.language)
  if (!columns) return undefined
  const { table } = access.table
  const hasShort = await hasShortIndex(connection, table, columns, asked)
  const conditions = [sql<boolean>`${refOf(columns.value)} is not null`, ...conditionsOf(access, source, columns, context, asked, hasShort)]
  const { key, text, color } = columns
  const order = orderOf(access, source, columns)
  const names = order.map((_, index) => sql.ref(`o${index}`))
  const sorted = order.map(({ key: by }, index) => sql`${by} as ${names[index]}`)
  // Of a word that most rows hold, not all of them are sorted.
  const most = isSearched(asked) ? sql`limit ${sql.lit(mostSorted)}` : sql``
  try {
    const { rows } = await sql<{ value: string; text: string | null; color: string | null }>`
      select value, text, color from (
        select ${key} as value, ${text} as text, ${color ?? sql`null`} as color, t.id as id, ${sql.join(sorted)}
        from ${sql.table(table)} as t where ${allOf(conditions)} ${most}) as found
      order by ${sql.join(order.map(({ isDown }, index) => (isDown ? sql`${names[index]} desc` : names[index])))}, id
      limit ${asked.limit ?? null} offset ${asked.offset ?? 0}`.execute(connection)
    return rows.map((row) => ({ value: row.value, text: row.text ?? row.value, ...(row.color ? { color: row.color } : {}) }))
  } catch (error) {
    throw refusalOf(error, [], context.language)
  }
}

/** Most rows with a word that are sorted to show the first of them. */
const mostSorted = 1000

function isSearched({ keyword = '' }: AskedChoices): boolean {
  return keyword.trim() !== ''
}

async function hasShortIndex(connection: Connection, table: string, { plain }: ChoiceColumns, asked: AskedChoices): Promise<boolean> {
  if (!plain || !isSearched(asked) || !isShortWord(asked.keyword ?? '')) return false
  const name = shortIndexName(table, plain)
  const { rows } = await sql<{ is: boolean }>`select to_regclass(quote_ident(${name})) is not null as is`.execute(connection)
  return rows[0]?.is ?? false
}

function conditionsOf(
  access: TableAccess,
  source: RowsSource,
  { value, text }: ChoiceColumns,
  context: CallContext,
  { keyword = '', values, form, isStored }: AskedChoices,
  hasShort: boolean,
): Condition[] {
  const own = access.ownRows('t')
  const word = keyword.trim()
  return [
    ...(own ? [own] : []),
    ...(values ? [isOneOfValues(value, values)] : []),
    ...(isStored ? [] : [choiceWhere(access, source.where, form, context)]),
    ...(word === '' ? [] : [sql<boolean>`${text} ilike ${`%${escapeLike(word)}%`}`]),
    ...(hasShort ? [mayHoldShort(text, word)] : []),
  ]
}

/** As the page says, by columns that the caller may see; else by what is shown. Rows that are equal stay in one order from page to page. */
function orderOf(
  access: TableAccess,
  { order = [] }: RowsSource,
  { plain, text }: ChoiceColumns,
): { key: RawBuilder<unknown>; isDown: boolean }[] {
  const wished = order.flatMap(({ column: name, order: direction }) => {
    const column = access.column(name)
    return column ? [{ key: sortKeyOf(column, refOf(column)), isDown: direction === 'desc' }] : []
  })
  return wished.length > 0 ? wished : [{ key: sortKeyOf(plain ?? { type: 'text' }, plain ? refOf(plain) : text), isDown: false }]
}
