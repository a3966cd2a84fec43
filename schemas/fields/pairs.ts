/** A name with its value. */
export interface Pair {
  key: string
  value: string
}

/** The pairs of a stored text, in their order; undefined for one that holds anything else. */
export function parsePairs(text: unknown): Pair[] | undefined {
  if (text === null || text === undefined || text === '') return []
  try {
    const pairs: unknown = JSON.parse(String(text))
    return Array.isArray(pairs) && pairs.every(isPair) ? pairs : undefined
  } catch {
    return undefined
  }
}

function isPair(pair: unknown): pair is Pair {
  if (pair === null || typeof pair !== 'object' || Object.keys(pair).length !== 2) return false
  const { key, value } = pair as Partial<Pair>
  return typeof key === 'string' && typeof value === 'string'
}

/** Pairs as they are stored; null when there are none. */
export function writePairs(pairs: readonly Pair[]): string | null {
  return pairs.length === 0 ? null : JSON.stringify(pairs.map(({ key, value }) => ({ key, value })))
}

/** What is wrong with a pair among the others. */
export type PairProblem = 'missing' | 'twice'

export function problemOfPair(pairs: readonly Pair[], index: number): PairProblem | undefined {
  const key = pairs[index]?.key.trim()
  if (!key) return 'missing'
  return pairs.findIndex((pair) => pair.key.trim() === key) === index ? undefined : 'twice'
}
