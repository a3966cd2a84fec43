/** Life of what sign-in leaves behind: token, user, dictionaries. */
export const sessionLife = 604_800_000

/** `local` outlives the browser, `session` lives as long as the tab. */
export type StorageArea = 'local' | 'session'

const prefix = 'pro__'

interface Stored {
  value: unknown
  /** Milliseconds since 1970; `null` never ends. */
  expire: number | null
}

/** What the browser would not keep, because its storage is full or forbidden, lives as long as the page. */
const unkept: Readonly<Record<StorageArea, Map<string, string>>> = { local: new Map(), session: new Map() }

/** The browser's storage. Asking for one that is forbidden throws already. */
function storageOf(place: StorageArea): Storage {
  return place === 'local' ? localStorage : sessionStorage
}

/** A value kept under the product's key prefix; `null` when there is none, when its time is over, or when it cannot be read. */
export function readStored(key: string, place: StorageArea = 'local'): unknown {
  try {
    const source = unkept[place].get(key) ?? storageOf(place).getItem(prefix + key)
    const stored = JSON.parse(source ?? 'null') as Partial<Stored> | null
    if (!stored || !Object.hasOwn(stored, 'value')) return null
    if (typeof stored.expire !== 'number' || stored.expire > Date.now()) return stored.value
    removeStored(key, place)
    return null
  } catch {
    return null
  }
}

/**
 * Keeps a value for `life` milliseconds, or for good. Where storage is full or forbidden, the value lives as long as the page, and the answer is false.
 */
export function writeStored(key: string, value: unknown, life: number | null = null, place: StorageArea = 'local'): boolean {
  const stored: Stored = { value, expire: life === null ? null : Date.now() + life }
  const source = JSON.stringify(stored)
  try {
    storageOf(place).setItem(prefix + key, source)
    unkept[place].delete(key)
    return true
  } catch {
    unkept[place].set(key, source)
    return false
  }
}

export function removeStored(key: string, place: StorageArea = 'local'): void {
  unkept[place].delete(key)
  try {
    storageOf(place).removeItem(prefix + key)
  } catch {
    // A storage that cannot be written holds nothing of ours.
  }
}

/** The keys under which something is kept for good, of those that begin so. */
export function storedKeys(start: string): string[] {
  try {
    const kept = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
    const own = kept.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length))
    return [...new Set([...own, ...unkept.local.keys()])].filter((key) => key.startsWith(start))
  } catch {
    return [...unkept.local.keys()].filter((key) => key.startsWith(start))
  }
}

/** Calls when another tab of this browser takes away something that was kept for good under a key that begins so. The result stops listening. */
export function onStorageRemoved(start: string, onRemoved: () => void): () => void {
  const listener = ({ key, newValue }: StorageEvent) => {
    if (key?.startsWith(prefix + start) && newValue === null) onRemoved()
  }
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

/** Calls when another tab of this browser changes what is kept for good under the key. The result stops listening. */
export function onStorageChanged(key: string, onChange: () => void): () => void {
  const listener = ({ key: changed }: StorageEvent) => {
    if (changed === prefix + key || changed === null) onChange()
  }
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}
