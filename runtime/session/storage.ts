/** Life of what sign-in leaves behind: token, user, dictionaries (specification P9: 7 days). */
export const sessionLife = 604_800_000

const prefix = 'pro__'

interface Stored {
  value: unknown
  /** Milliseconds since 1970; `null` never ends. */
  expire: number | null
}

/** A value kept under the product's key prefix; `null` when there is none, when its time is over, or when it cannot be read. */
export function readStored(key: string, storage: Storage = localStorage): unknown {
  try {
    const stored = JSON.parse(storage.getItem(prefix + key) ?? 'null') as Partial<Stored> | null
    if (!stored || !Object.hasOwn(stored, 'value')) return null
    if (typeof stored.expire !== 'number' || stored.expire > Date.now()) return stored.value
    storage.removeItem(prefix + key)
    return null
  } catch {
    return null
  }
}

/** Keeps a value for `life` milliseconds, or for good. Where storage is full or forbidden, the value lives as long as the page. */
export function writeStored(key: string, value: unknown, life: number | null = null, storage: Storage = localStorage): void {
  const stored: Stored = { value, expire: life === null ? null : Date.now() + life }
  try {
    storage.setItem(prefix + key, JSON.stringify(stored))
  } catch {
    // The session goes on without.
  }
}

export function removeStored(key: string, storage: Storage = localStorage): void {
  try {
    storage.removeItem(prefix + key)
  } catch {
    // A storage that cannot be written holds nothing of ours.
  }
}
