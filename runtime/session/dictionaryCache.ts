import type { DictItem, DictItems } from '../../schemas/api/session'
import { readStored, removeStored, sessionLife, writeStored } from './storage'

const storageKey = 'UI_CACHE_DB_DICT_DATA'

/** The dictionaries that sign-in brought, kept 7 days on this device. */
function readDictionaryCache(): DictItems {
  const stored = readStored(storageKey)
  return stored !== null && typeof stored === 'object' ? (stored as DictItems) : {}
}

const listeners = new Set<() => void>()

/** Calls back whenever all dictionaries were put here anew, until the result is called. */
export function onDictionariesStored(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function storeDictionaryCache(items: DictItems): void {
  writeStored(storageKey, items, sessionLife)
  for (const listener of [...listeners]) listener()
}

export function clearDictionaryCache(): void {
  removeStored(storageKey)
}

/** The entries of one dictionary as they are kept here; `undefined` when they have to be fetched. */
export function cachedDictionary(code: string): DictItem[] | undefined {
  const cache = readDictionaryCache()
  const items = Object.hasOwn(cache, code) ? cache[code] : undefined
  return Array.isArray(items) ? items : undefined
}
