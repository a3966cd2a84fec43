import { suffixedKey } from '../../../schemas/wire/queryKey'

/** The one value that rows are to have in a field: said by its key, or as both ends of a range, as the list below a row asks. */
export function boundValue(query: Readonly<Record<string, unknown>>, key: string): string | undefined {
  const [begin, end] = [query[suffixedKey(key, 'begin')], query[suffixedKey(key, 'end')]]
  const value = query[key] ?? (begin === end ? begin : undefined)
  return typeof value === 'string' ? value : undefined
}
