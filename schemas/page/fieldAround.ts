type Json = Readonly<Record<string, unknown>>

/** The innermost field around a place of a page, as it is written; undefined for a place that is in none. */
export function fieldAround(page: object, path: readonly string[]): Json | undefined {
  let value: unknown = page
  let field: Json | undefined
  for (const part of path) {
    value = isObject(value) ? value[part] : undefined
    if (isObject(value) && typeof value.key === 'string' && typeof value.type === 'string') field = value
  }
  return field
}

function isObject(value: unknown): value is Json {
  return value !== null && typeof value === 'object'
}
