import type { DictRowQuery } from '../../../../schemas/api/dictionaries'
import type { Row, RowPage } from '../../../../schemas/api/Result'
import type { DictionaryConfig } from '../../../../schemas/documents/dictionary'
import { documentName } from '../../../../schemas/documents/documentName'
import { languageCodes } from '../../../../schemas/language/findLanguage'
import { pageSizes } from '../../../../schemas/wire/pageSizes'
import { translationKey } from '../../../../schemas/wire/translations'
import { CallFailure } from '../../../kernel/CallFailure'
import { publishedVersions } from '../../pages/publishedVersions'
import type { Services } from '../../Services'
import { dictionaryOfItem, itemsKey, type PublishedDictionary, toDictionaryRow, toWholeRow } from './dictionaryRows'

function published({ database }: Services) {
  return publishedVersions(database.kysely)
    .select(['v.text as text', 'v.create_by as createBy', 'v.create_time as createTime'])
    .where('c.kind', '=', 'dictionary')
}

function toPublished(row: Omit<PublishedDictionary, 'config'> & { config: string }): PublishedDictionary {
  return { ...row, config: JSON.parse(row.config) as DictionaryConfig }
}

/** A published dictionary, from the database itself: whoever changes it must start from what stands there. Throws `not-found`. */
export async function readPublishedDictionary(services: Services, code: string): Promise<PublishedDictionary> {
  const row = await published(services)
    .where('c.code', '=', documentName({ kind: 'dictionary', code }))
    .executeTakeFirst()
  if (!row) throw new CallFailure('not-found', 'http.unknownDictionary', { code })
  return toPublished(row)
}

/** A dictionary with its entries as a row. */
export async function readDictionaryRow(services: Services, code: string): Promise<Row> {
  return toWholeRow(await readPublishedDictionary(services, code))
}

/** One entry. Throws `not-found`. */
export async function readItemRow(services: Services, id: string): Promise<Row> {
  const dictionary = await readPublishedDictionary(services, dictionaryOfItem(id))
  const found = itemsOf(toWholeRow(dictionary)).find((item) => item.id === id)
  if (!found) throw new CallFailure('not-found', 'documents.noItem', { value: id.slice(dictionary.config.code.length + 1) })
  return found
}

function itemsOf(row: Row): Row[] {
  // A cast: the row was made with this sub-table a moment ago.
  return (row.sub as Record<string, Row[]>)[itemsKey] ?? []
}

/** What a text of the query looks through: the Chinese text and all of its translations. */
const spokenIn = (key: string) => languageCodes.map((language) => translationKey(key, language))

function holds(row: Row, keys: readonly string[], wanted: unknown): boolean {
  const word = String(wanted ?? '')
    .replaceAll('*', '')
    .trim()
    .toLowerCase()
  return (
    word === '' ||
    keys.some((key) =>
      String(row[key] ?? '')
        .toLowerCase()
        .includes(word),
    )
  )
}

function sortRows(rows: Row[], { column = 'dictCode', order }: DictRowQuery, fallback: string): Row[] {
  const key = rows.some((row) => Object.hasOwn(row, column)) ? column : fallback
  const sign = key === column && order !== 'asc' && order !== 'ascend' ? -1 : 1
  const compare = (one: unknown, other: unknown) =>
    typeof one === 'number' && typeof other === 'number' ? one - other : String(one ?? '').localeCompare(String(other ?? ''))
  return rows.sort((one, other) => sign * compare(one[key], other[key]) || compare(one.id, other.id))
}

function pageOf(rows: readonly Row[], { pageNo = 1, pageSize = pageSizes.people.size }: DictRowQuery): RowPage {
  const start = (pageNo - 1) * pageSize
  const total = rows.length
  return { records: rows.slice(start, start + pageSize), total, size: pageSize, current: pageNo, pages: Math.ceil(total / pageSize) }
}

/** One page of the published dictionaries, by their codes. */
export async function listDictionaries(services: Services, query: DictRowQuery): Promise<RowPage> {
  const rows = (await published(services).execute()).map((row) => toDictionaryRow(toPublished(row)))
  const found = rows.filter((row) => holds(row, ['dictCode'], query.dictCode) && holds(row, spokenIn('dictName'), query.dictName))
  return pageOf(sortRows(found, query, 'dictCode'), query)
}

/** One page of the entries of a dictionary, in their order. */
export async function listItems(services: Services, query: DictRowQuery): Promise<RowPage> {
  const rows = itemsOf(await readDictionaryRow(services, query.dictId ?? ''))
  const found = rows.filter((row) => holds(row, ['itemValue'], query.itemValue) && holds(row, spokenIn('itemText'), query.itemText))
  return pageOf(found, query)
}
