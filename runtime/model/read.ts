/** Reading a page that may be broken: every function gives something usable, whatever it finds. */

/** An object as somebody wrote it: what `T` says may be there, and may be anything. */
export type Unvalidated<T = Record<string, unknown>> = { readonly [K in keyof T]?: unknown }

export function isObject(value: unknown): value is Unvalidated {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

export function readObject<T>(value: unknown): Unvalidated<T> {
  return isObject(value) ? (value as Unvalidated<T>) : {}
}

export function readList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

export function readText(value: unknown, fallback = ''): string {
  return typeof value === 'string' ? value : fallback
}

/** A number within limits; `fallback` when there is none. */
export function readNumber(value: unknown, [low, high]: readonly [number, number]): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? Math.min(Math.max(value, low), high) : undefined
}

/** A path under the API base; undefined for anything else. */
export function readUrl(value: unknown): string | undefined {
  return typeof value === 'string' && value.startsWith('/') && !value.startsWith('//') ? value : undefined
}
