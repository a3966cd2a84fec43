import { type RawBuilder, sql } from 'kysely'
import type { Connection } from '../../db/Database'
import type { CallContext } from '../../kernel/CallContext'
import { escapeLike } from '../../kernel/escapeLike'
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
  const conditions = [sql<boolean>`${refOf(columns.value)} is not null`, ...conditionsOf(access, source, columns, context, asked)]
  const { key, text, color } = columns
  try {
    const { rows } = await sql<{ value: string; text: string | null; color: string | null }>`
      select ${key} as value, ${text} as text, ${color ?? sql`null`} as color from ${sql.table(access.table.table)} as t
      where ${allOf(conditions)} order by ${orderOf(access, source, text)} limit ${asked.limit ?? null} offset ${asked.offset ?? 0}`.execute(
      connection,
    )
    return rows.map((row) => ({ value: row.value, text: row.text ?? row.value, ...(row.color ? { color: row.color } : {}) }))
  } catch (error) {
    throw refusalOf(error, [], context.language)
  }
}

function conditionsOf(
  access: TableAccess,
  source: RowsSource,
  { value, text }: ChoiceColumns,
  context: CallContext,
  { keyword = '', values, form, isStored }: AskedChoices,
): Condition[] {
  const own = access.ownRows('t')
  const word = keyword.trim()
  return [
    ...(own ? [own] : []),
    ...(values ? [isOneOfValues(value, values)] : []),
    ...(isStored ? [] : [choiceWhere(access, source.where, form, context)]),
    ...(word === '' ? [] : [sql<boolean>`${text} ilike ${`%${escapeLike(word)}%`}`]),
  ]
}

/** As the page says, by columns that the caller may see; else by what is shown. Rows that are equal stay in one order from page to page. */
function orderOf(access: TableAccess, { order = [] }: RowsSource, text: RawBuilder<unknown>): RawBuilder<unknown> {
  const wished = order.flatMap(({ column: name, order: direction }) => {
    const column = access.column(name)
    return column ? [direction === 'desc' ? sql`${refOf(column)} desc` : sql`${refOf(column)} asc`] : []
  })
  return sql.join([...(wished.length > 0 ? wished : [text]), sql.ref('t.id')])
}
