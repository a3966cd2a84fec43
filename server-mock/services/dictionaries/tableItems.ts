import { sql } from 'kysely'
import type { DictItem } from '../../../schemas/api/session'
import type { CallContext } from '../../kernel/CallContext'
import { escapeLike } from '../../kernel/escapeLike'
import { refOf } from '../../resource'
import type { Services } from '../Services'
import { asText } from './asText'
import { readTableSource, type TableSource } from './openTable'

function toItem(row: Record<string, unknown>): DictItem {
  const text = String(row.text ?? '')
  return { value: String(row.value), text, label: text, title: text }
}

/** Texts come in the language of the reader, as those of every other choice. */
function select({ database }: Services, { table, text, value, rows }: TableSource, { language }: CallContext) {
  return database.kysely
    .selectFrom(`${table.table} as t`)
    .select([refOf(value).as('value'), table.textIn(text, language).as('text')])
    .where(refOf(value), 'is not', null)
    .where(rows)
}

/** Which of the entries that were found are answered. */
export interface Slice {
  limit: number
  offset: number
}

/** Entries of a declared table whose value or text holds the keyword. A comma in it makes a list of values. */
export async function searchTable(
  services: Services,
  context: CallContext,
  dictionary: string,
  keyword: string,
  { limit, offset }: Slice,
): Promise<DictItem[]> {
  const source = readTableSource(services, context, dictionary)
  const shown = source.table.textIn(source.text, context.language)
  const columns = [asText(source.value), asText(source.text), shown]
  const word = keyword.replace(/\[orderby:[^\]]*\]/i, '').trim()
  const rows = select(services, source, context)
    .$if(word.includes(','), (query) =>
      query.where((where) => where.or(columns.map((column) => sql<boolean>`${column} = any(${word.split(',')})`))),
    )
    .$if(word !== '' && !word.includes(','), (query) => {
      const pattern = `%${escapeLike(word)}%`
      return query.where((where) => where.or(columns.map((column) => sql<boolean>`${column} ilike ${pattern} escape '\\'`)))
    })
  return (await rows.orderBy(shown).orderBy('t.id').limit(limit).offset(offset).execute()).map(toItem)
}

/** The texts of some values, in their order; a value without a row is left out or shown as it is. */
export async function tableTexts(
  services: Services,
  context: CallContext,
  dictionary: string,
  values: readonly string[],
  leaveOut: boolean,
): Promise<string[]> {
  const source = readTableSource(services, context, dictionary)
  if (values.length === 0) return []
  const rows = (
    await select(services, source, context)
      .where(sql<boolean>`${asText(source.value)} = any(${values})`)
      .execute()
  ).map(toItem)
  const textByValue = new Map(rows.map(({ value, text }) => [value, text]))
  return values.flatMap((value) => textByValue.get(value) ?? (leaveOut ? [] : [value]))
}
