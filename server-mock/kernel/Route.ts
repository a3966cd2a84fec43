import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OwnUrl } from '../../schemas/wire/ownPaths'
import type { ProductAccess } from './Access'
import type { CallContext } from './CallContext'

/** One call as its handler sees it. `body` and `query` have been checked against the named types. */
export interface Call<B = unknown, Q = Record<string, string | undefined>, P = Record<string, string>> {
  context: CallContext
  body: B
  query: Q
  params: P
  request: FastifyRequest
  reply: FastifyReply
}

/** A call that the server answers. Without `access` it cannot be registered. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | readonly ('GET' | 'POST' | 'PUT' | 'DELETE')[]
  /** Path from the root, for example `/api/sys/login`. */
  url: OwnUrl
  access: ProductAccess
  /** Names of types of `schemas/api`, which the parts of the call are checked against. */
  body?: string
  query?: string
  answer?: string
  /** Bytes; 1 MB when left out. */
  bodyLimit?: number
  /** Calls per minute and caller, where guessing would pay. */
  ratePerMinute?: number
  /** The same for callers who have not signed in, counted apart. */
  anonymousPerMinute?: number
  /** Resolves to the `result` of the envelope, or to an `Answer` that says more. */
  handler(call: Call<never, never, never>): Promise<unknown> | unknown
}

/** A result with its own message and code; `isRefused` answers `success: false` with a message that is data, not a text of the server. */
export class Answer {
  constructor(
    readonly result: unknown,
    readonly says: { message?: string; code?: number; isRefused?: boolean } = {},
  ) {}
}

/** A call that has already answered by itself, for example with a file. */
export const answered = Symbol('answered')

/** Declares a route with the types of its parts; the handler's types follow. */
export function defineRoute<B = unknown, Q = Record<string, string | undefined>, P = Record<string, string>>(
  route: Omit<Route, 'handler'> & { handler(call: Call<B, Q, P>): Promise<unknown> | unknown },
): Route {
  return route as unknown as Route
}
