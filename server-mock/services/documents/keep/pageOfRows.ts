import type { DocumentRowQuery } from '../../../../schemas/api/documentRows'
import type { Row, RowPage } from '../../../../schemas/api/Result'
import { languageCodes } from '../../../../schemas/language/findLanguage'
import { pageSizes } from '../../../../schemas/wire/pageSizes'
import { translationKey } from '../../../../schemas/wire/translations'

/** A text of the query looks through the Chinese text and all of its translations; of several values joined by commas, one is enough. */
function holds(row: Row, key: string, wanted: unknown): boolean {
  const word = String(wanted ?? '')
    .replaceAll('*', '')
    .trim()
    .toLowerCase()
  const said = languageCodes.map((language) => String(row[translationKey(key, language)] ?? '').toLowerCase())
  return word === '' || said.some((text) => text.includes(word)) || word.split(',').includes(said[0] ?? '')
}

function sortRows(rows: Row[], { column = 'id', order }: DocumentRowQuery): Row[] {
  const key = rows.some((row) => Object.hasOwn(row, column)) ? column : 'id'
  const sign = key !== 'id' && order !== 'asc' && order !== 'ascend' ? -1 : 1
  const compare = (one: unknown, other: unknown) =>
    typeof one === 'number' && typeof other === 'number' ? one - other : String(one ?? '').localeCompare(String(other ?? ''))
  return rows.sort((one, other) => sign * compare(one[key], other[key]) || compare(one.id, other.id))
}

/** The rows that hold what is asked for, by their keys. */
export function findRowsOf(rows: readonly Row[], query: DocumentRowQuery): Row[] {
  const asked = Object.entries(query).filter(([key]) => rows.some((row) => Object.hasOwn(row, key)))
  return rows.filter((row) => asked.every(([key, wanted]) => holds(row, key, wanted)))
}

/** One page of rows, in the order that they are given. */
export function pageOfRows(rows: readonly Row[], { pageNo = 1, pageSize = pageSizes.people.size }: DocumentRowQuery): RowPage {
  const start = (pageNo - 1) * pageSize
  const total = rows.length
  return { records: rows.slice(start, start + pageSize), total, size: pageSize, current: pageNo, pages: Math.ceil(total / pageSize) }
}

/** One page of the rows that hold what is asked for, in the order that is asked for. */
export function answerFoundRows(rows: readonly Row[], query: DocumentRowQuery): RowPage {
  return pageOfRows(sortRows(findRowsOf(rows, query), query), query)
}
