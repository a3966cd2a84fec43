const references = new WeakMap<object, string>()

/**
 * Writes an error that nobody expected to the console, under a reference of 8 characters that the screen shows in its place: what code says of itself
 * means nothing to a user and may tell too much. The same error object keeps its reference and is written once, however often it is shown.
 */
export function reportError(error: unknown): string {
  const isObject = typeof error === 'object' && error !== null
  const known = isObject ? references.get(error) : undefined
  if (known) return known
  const reference = makeReference()
  if (isObject) references.set(error, reference)
  console.error(`[${reference}]`, error)
  return reference
}

/** `crypto.randomUUID` would be missing where the product is reached without HTTPS. */
function makeReference(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
