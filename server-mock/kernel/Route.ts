import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiTypes } from '../../schemas/json/ApiTypes'
import type { OwnUrl } from '../../schemas/wire/ownPaths'
import type { ProductAccess } from './Access'
import type { CallContext } from './CallContext'

/** A type of `schemas/api` by its name. */
export type ApiTypeName = keyof ApiTypes

/** What a part of a call is: the type that its route names; undefined where the route names none. */
export type PartOf<Name extends ApiTypeName | null> = Name extends ApiTypeName ? ApiTypes[Name] : undefined

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One call as its handler sees it. `body`, `query` and `params` have been checked against the types that the route names. */
export interface Call<B = unknown, Q = unknown, P = unknown> {
  context: CallContext
  body: B
  query: Q
  params: P
  request: FastifyRequest
  reply: FastifyReply
}

/**
 * The types of a call's parts. null: it takes no such part, and looks at none. A call whose `answer` is null answers by itself, with a file or a document
 * instead of the envelope.
 */
export interface RouteTypes {
  body: ApiTypeName | null
  query: ApiTypeName | null
  params: ApiTypeName | null
  answer: ApiTypeName | null
}

/** A call that the server answers. Without `access`, and without the types of its parts, it cannot be registered. */
export interface Route extends RouteTypes {
  method: Method | readonly Method[]
  /** Path from the root, for example `/api/sys/login`. */
  url: OwnUrl
  access: ProductAccess
  /** Bytes; 1 MB when left out. */
  bodyLimit?: number
  /** Calls per minute and caller, where guessing would pay. */
  ratePerMinute?: number
  /** The same for callers who have not signed in, counted apart. */
  anonymousPerMinute?: number
  /** Resolves to the `result` of the envelope, to an `Answer` that says more, or to `answered`. */
  handler(call: Call<never, never, never>): unknown
}

/** A result with its own message and code; `msg` has it answered as `msg` and `data`, too, as face systems do; `isRefused` answers `success: false` with a message that is data, not a text of the server. */
export class RouteAnswer<T> {
  constructor(
    readonly result: T,
    readonly says: { message?: string; code?: number; isRefused?: boolean; msg?: string } = {},
  ) {}
}

/** A call that has already answered by itself, for example with a file. */
export const answered: OwnAnswer = { isSent: true }

/** What the handler of such a call gives. */
export interface OwnAnswer {
  readonly isSent: true
}

type AnswerOf<Name extends ApiTypeName | null> = Name extends ApiTypeName ? ApiTypes[Name] | RouteAnswer<ApiTypes[Name]> : OwnAnswer

/** Declares a route. It names the types of its parts, and its handler is held to them. */
export function defineRoute<
  B extends ApiTypeName | null,
  Q extends ApiTypeName | null,
  P extends ApiTypeName | null,
  A extends ApiTypeName | null,
>(
  route: Omit<Route, keyof RouteTypes | 'handler'> & {
    body: B
    query: Q
    params: P
    answer: A
    handler(call: Call<PartOf<B>, PartOf<Q>, PartOf<P>>): AnswerOf<A> | Promise<AnswerOf<A>>
  },
): Route {
  // The parts of a call reach the handler after they were checked against the named types; a list of routes cannot say which those are.
  return route as unknown as Route
}
