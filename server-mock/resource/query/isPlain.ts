/** true for what can be read as a text: an object could bring a `toString` of its own, or none. */
export function isPlain(value: unknown): boolean {
  return value === null || typeof value !== 'object'
}

/** What a client sent, as a text; of whatever shape it is. */
export function asPlainText(value: unknown): string {
  return isPlain(value) ? String(value) : JSON.stringify(value)
}
