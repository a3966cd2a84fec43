import { isFreeText } from '../../../schemas/fields/isFreeText'
import { allOf, anyOf, type Condition, like, refOf } from './compare'
import { isPlain } from './isPlain'
import type { QueryContext } from './QueryContext'

/** More words than this make no question. */
const mostWords = 10

/** The rows in which every word stands in some text that the caller may see; undefined where no word is asked for. */
export function searchText(scope: QueryContext, raw: unknown): Condition | undefined {
  if (raw === undefined || raw === null || raw === '') return undefined
  if (!isPlain(raw)) {
    scope.findings.add('searchText', 'not-one-value', 'notOneValue', { field: 'searchText' })
    return undefined
  }
  const words = String(raw).replaceAll('\0', '').split(/\s+/).filter(Boolean)
  if (words.length === 0) return undefined
  if (words.length > mostWords) {
    scope.findings.add('searchText', 'too-many-words', 'tooManyWords', { n: words.length, most: mostWords })
    return undefined
  }
  const columns = [...scope.model.columns.keys()]
    .flatMap((key) => scope.column(key) ?? [])
    .filter(({ field }) => field && isFreeText(field))
  return allOf(words.map((word) => anyOf(columns.map((column) => like(column, refOf(column), 'contains', word)))))
}
