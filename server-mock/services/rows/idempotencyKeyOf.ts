import type { IncomingHttpHeaders } from 'node:http'

/** What can be the key of a call. */
export const idempotencyKey = /^[\w-]{16,64}$/

/** The key under which a row is added at most once: what `Idempotency-Key` says. Undefined where it says nothing, or nothing that can be a key. */
export function idempotencyKeyOf(headers: IncomingHttpHeaders): string | undefined {
  const given = headers['idempotency-key']
  return typeof given === 'string' && idempotencyKey.test(given) ? given : undefined
}
