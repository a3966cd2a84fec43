import type { QueryClient } from '@tanstack/react-query'
import type { Calls } from '../calls/Calls'
import type { LabelLoader, Labels } from './labels'

interface Waiting {
  values: Set<string>
  labels: Promise<Labels>
}

/** What is asked for in this moment, by client and by the key of the loader. */
const waiting = new WeakMap<QueryClient, Map<string, Waiting>>()

/** Asks for the texts of values. What is asked for in the same moment, cell by cell, is asked for in one call. */
export function loadTogether(
  loader: LabelLoader,
  context: { calls: Calls; client: QueryClient },
  values: readonly string[],
): Promise<Labels> {
  const { client } = context
  const ofClient = waiting.get(client) ?? new Map<string, Waiting>()
  waiting.set(client, ofClient)
  const key = JSON.stringify(loader.key)
  const known = ofClient.get(key)
  if (known) {
    for (const value of values) known.values.add(value)
    return known.labels
  }
  const asked = new Set(values)
  const load = async () => {
    // Other cells ask in the same moment.
    await Promise.resolve()
    ofClient.delete(key)
    const parts = inAddresses([...asked])
    const { signal } = new AbortController()
    const loaded = await Promise.all(parts.map((part) => loader.load({ ...context, signal }, part)))
    return Object.assign({}, ...loaded) as Labels
  }
  const labels = load()
  ofClient.set(key, { values: asked, labels })
  return labels
}

/** Characters of values that stand in one address: servers and proxies refuse addresses that are much longer. */
const mostCharacters = 6000

/** The values in as few parts as addresses can carry. */
function inAddresses(values: readonly string[]): string[][] {
  const parts: string[][] = []
  let room = 0
  for (const value of values) {
    const length = encodeURIComponent(value).length + 3
    if (length > room || parts.length === 0) {
      parts.push([])
      room = mostCharacters
    }
    parts.at(-1)?.push(value)
    room -= length
  }
  return parts
}
