import { type RawBuilder, sql } from 'kysely'
import { fitName } from '../model/columnName'
import type { ColumnModel, TableModel } from '../model/ResourceModel'
import type { Condition } from '../query/compare'

/** An index by which something is found among many rows. */
export interface SearchIndex {
  name: string
  /** What is indexed, and how. */
  keys: RawBuilder<unknown>
  /** true: by the three-letter parts that the extension pg_trgm cuts texts into. */
  isOfParts: boolean
}

/** Characters of a text that rows are sorted by: longer ones than an index takes are stored too. */
const sortedLength = 100

/** What rows are sorted by, as an index holds it. */
export function sortKeyOf({ type }: Pick<ColumnModel, 'type'>, ref: RawBuilder<unknown>): RawBuilder<unknown> {
  return type === 'text' ? sql`left(${ref}, ${sql.lit(sortedLength)})` : ref
}

/**
 * The indexes for choices of a table: its rows in their order, and the rows whose text holds a word. A word of one or two letters has no part of three: it is
 * found in the text with a `q` around every letter.
 */
export function choiceIndexesOf({ table }: Pick<TableModel, 'table'>, label: ColumnModel, order: readonly ColumnModel[]): SearchIndex[] {
  const sorted = order.length > 0 ? order : [label]
  const keys = sorted.map((column) => sql`(${sortKeyOf(column, sql.ref(column.name))})`)
  const inOrder = {
    name: indexName(table, ...sorted.map(({ name }) => name), 'sorted'),
    keys: sql.join(keys),
    isOfParts: false,
  }
  if (label.type !== 'text') return [inOrder]
  return [
    inOrder,
    partsIndexOf({ table }, label),
    { name: shortIndexName(table, label), keys: sql`(${spaced(sql.ref(label.name))})`, isOfParts: true },
  ]
}

/** The index for rows that are found by a part of a text. */
export function partsIndexOf({ table }: Pick<TableModel, 'table'>, { name }: ColumnModel): SearchIndex {
  return { name: indexName(table, name, 'parts'), keys: sql.ref(name), isOfParts: true }
}

export function shortIndexName(table: string, { name }: ColumnModel): string {
  return indexName(table, name, 'short')
}

const prefix = 'cx_'

function indexName(...parts: string[]): string {
  return fitName(`${prefix}${parts.join('_')}`)
}

/** Whether an index was made so that something is found. */
export function isSearchIndex(name: string): boolean {
  return name.startsWith(prefix)
}

/** Whether an index of three-letter parts is of no use for a word: nowhere do three letters or digits stand together. */
export function isShortWord(word: string): boolean {
  return !/[\p{L}\p{N}]{3}/u.test(word)
}

/** Holds for every text that holds the word, and is answered by the index for short ones. */
export function mayHoldShort(text: RawBuilder<unknown>, word: string): Condition {
  return sql`${spaced(text)} like '%' || regexp_replace(${spaced(sql`cast(${word} as text)`)}, '([\\\\%_])', '\\\\\\1', 'g') || '%'`
}

function spaced(text: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`('q' || regexp_replace(lower(${text}), '(.)', '\\1q', 'g'))`
}
