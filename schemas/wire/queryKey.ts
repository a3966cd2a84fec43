/** A field as the list query names it: one of the row itself, or one of the rows of a sub-table. */
export interface QueryKey {
  /** Key of the sub-table. */
  sub?: string
  /** Key of the field in its row. */
  name: string
}

/** `lines.goods` is the field `goods` of the sub-table `lines`; a key without a dot is a field of the row. */
export function readQueryKey(key: string): QueryKey {
  const dot = key.indexOf('.')
  return dot === -1 ? { name: key } : { sub: key.slice(0, dot), name: key.slice(dot + 1) }
}

/** Beside the key, what a parameter of the list query asks for: the beginning or end of a range, or any of several values. */
export type QuerySuffix = 'begin' | 'end' | 'MultiString'

export function suffixedKey(key: string, suffix: QuerySuffix): string {
  return `${key}_${suffix}`
}

/** The key and the suffix of a parameter that has one. */
export function readSuffixedKey(name: string): { key: string; suffix: QuerySuffix } | undefined {
  const [, key = '', suffix] = /^(.*)_(begin|end|MultiString)$/.exec(name) ?? []
  // A cast: the pattern lets nothing else through.
  return suffix === undefined ? undefined : { key, suffix: suffix as QuerySuffix }
}
