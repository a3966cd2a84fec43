import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import type { DictItem } from '../../schemas/api/session'
import type { Calls } from '../calls/Calls'
import { cachedDictionary } from './dictionaryCache'

/** The key of every dictionary; the code of one comes behind it. */
export const dictionaryKey = ['dictionary'] as const

/** What is known of a dictionary's entries: the same object until something of it changes. */
export interface DictionaryEntries {
  data: DictItem[] | undefined
  isPending: boolean
  error: Error | null
}

export interface ObservedDictionary {
  subscribe(listener: () => void): () => void
  read(): DictionaryEntries
  retry(): void
  /** Takes the entries that are in the cache now: those before have left it when nobody asked for long, or when somebody signs in where a session has ended. */
  keep(): void
}

const known = new WeakMap<QueryClient, Map<string, { calls: Calls; dictionary: ObservedDictionary }>>()

/**
 * A dictionary, observed once for everybody who shows it: every cell of a column asks for it, and an observer of its own for each would cost more than to draw
 * the cell. What sign-in brought is there at once, and is compared with the server's as soon as somebody subscribes.
 */
export function observeDictionary(client: QueryClient, calls: Calls, code: string): ObservedDictionary {
  const ofClient = known.get(client) ?? new Map()
  known.set(client, ofClient)
  const found = ofClient.get(code)
  if (found?.calls === calls) {
    found.dictionary.keep()
    return found.dictionary
  }
  const dictionary = makeObserved(client, calls, code)
  ofClient.set(code, { calls, dictionary })
  return dictionary
}

function makeObserved(client: QueryClient, calls: Calls, code: string): ObservedDictionary {
  const options = {
    queryKey: [...dictionaryKey, code],
    queryFn: ({ signal }: { signal: AbortSignal }) => calls.dictItems(code, { signal }),
    staleTime: 5 * 60_000,
    initialData: () => cachedDictionary(code),
    initialDataUpdatedAt: 0,
  }
  const observer = new QueryObserver(client, options)
  let entries: DictionaryEntries = { data: undefined, isPending: true, error: null }
  const read = () => {
    const { data, isPending, error } = observer.getCurrentResult()
    if (entries.data !== data || entries.isPending !== isPending || entries.error !== error) entries = { data, isPending, error }
    return entries
  }
  return {
    subscribe(listener) {
      let seen = entries
      return observer.subscribe(() => {
        if (read() === seen) return
        seen = entries
        listener()
      })
    },
    read,
    retry: () => void observer.refetch(),
    keep() {
      const query = observer.getCurrentQuery()
      const cached: unknown = client.getQueryCache().get(query.queryHash)
      if (cached !== query) observer.setOptions(options)
    },
  }
}

const nothing: DictionaryEntries = { data: undefined, isPending: false, error: null }

/** Stands for the dictionary of a field that has none. */
export const noDictionary: ObservedDictionary = { subscribe: () => () => {}, read: () => nothing, retry() {}, keep() {} }

/** Several dictionaries as one: what is read is another list as soon as one of them is another. */
export function followAll(dictionaries: readonly ObservedDictionary[]) {
  let entries: readonly DictionaryEntries[] = []
  return {
    dictionaries,
    subscribe(listener: () => void) {
      const ends = dictionaries.map((dictionary) => dictionary.subscribe(listener))
      return () => {
        for (const end of ends) end()
      }
    },
    read(): readonly DictionaryEntries[] {
      const now = dictionaries.map((dictionary) => dictionary.read())
      if (now.length !== entries.length || now.some((one, index) => one !== entries[index])) entries = now
      return entries
    },
  }
}
