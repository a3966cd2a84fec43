/** Reading a page that may be broken: what is no list is an empty one. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

export function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return isJsonObject(value) ? value : {}
}

export function isJsonObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
