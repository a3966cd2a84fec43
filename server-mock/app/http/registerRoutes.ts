import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Access } from '../../kernel/Access'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import { fail, succeed } from '../../kernel/envelope'
import { answered, type Call, type Route, RouteAnswer, type RouteTypes } from '../../kernel/Route'
import { requireAccess } from '../../kernel/requireAccess'
import { apiTypeRef } from './takeApiTypes'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may make the call. */
    access?: Access
    /** Types of the parts of the call; absent where it is no declared route. */
    types?: RouteTypes
  }
  interface FastifyRequest {
    /** Who calls; set before the handler runs. */
    context: CallContext
  }
}

function answerSchema(type: string): object {
  return {
    type: 'object',
    properties: {
      success: { type: 'boolean' },
      message: { type: 'string' },
      code: { type: 'integer' },
      result: apiTypeRef(type),
      timestamp: { type: 'integer' },
      msg: { type: 'string' },
      data: apiTypeRef(type),
    },
  }
}

function schemaOf(route: Route): object {
  return {
    ...(route.body ? { body: apiTypeRef(route.body) } : {}),
    ...(route.query ? { querystring: apiTypeRef(route.query) } : {}),
    ...(route.params ? { params: apiTypeRef(route.params) } : {}),
    ...(route.answer ? { response: { 200: answerSchema(route.answer) } } : {}),
  }
}

/** A parameter that comes twice arrives as a list; no call of these wants one. */
function refuseRepeated(query: unknown): void {
  const repeated = Object.entries(query ?? {}).find(([, value]) => Array.isArray(value))
  if (repeated) throw new CallFailure('bad-request', 'http.repeated', { name: repeated[0] })
}

/** GETs carry the time against caches; it means nothing here and is no parameter of any call. */
function dropTimestamp(query: unknown): void {
  if (query !== null && typeof query === 'object') delete (query as { _t?: unknown })._t
}

async function run(route: Route, request: FastifyRequest, reply: Call['reply']): Promise<unknown> {
  const call = { context: request.context, body: request.body, query: request.query, params: request.params, request, reply }
  const result = await route.handler(call as unknown as Call<never, never, never>)
  if (result === answered) return reply
  if (!(result instanceof RouteAnswer)) return succeed(result)
  const { msg, message = msg ?? '', code = 0, isRefused } = result.says
  const envelope = isRefused ? fail(code, message, result.result) : succeed(result.result, message, code)
  return msg === undefined ? envelope : { ...envelope, msg, data: result.result }
}

/** Refuses anonymous users who call too often. */
function anonymousLimit(app: FastifyInstance, { url, anonymousPerMinute: max }: Route): (request: FastifyRequest) => Promise<void> {
  if (max === undefined) return async () => {}
  const limit = app.createRateLimit({ max, timeWindow: '1 minute', keyGenerator: ({ ip }) => `${url} ${ip}` })
  return async (request) => {
    if (request.context.user) return
    const counted = await limit(request)
    if (!counted.isAllowed && counted.isExceeded) throw new CallFailure('too-many', 'http.tooMany')
  }
}

/** Adds the routes to the server, each with its check, its access and its envelope. A route that does not state its access is refused by `refuseOpenRoutes`. */
export function registerRoutes(app: FastifyInstance, routes: readonly Route[]): void {
  for (const route of routes) {
    const limitAnonymous = anonymousLimit(app, route)
    app.route({
      method: route.method as string[],
      url: route.url,
      schema: schemaOf(route),
      config: {
        access: route.access,
        types: { body: route.body, query: route.query, params: route.params, answer: route.answer },
        ...(route.ratePerMinute ? { rateLimit: { max: route.ratePerMinute, timeWindow: '1 minute' } } : {}),
      },
      ...(route.bodyLimit ? { bodyLimit: route.bodyLimit } : {}),
      preValidation: async (request) => {
        requireAccess(route.access, request.context)
        await limitAnonymous(request)
        dropTimestamp(request.query)
        refuseRepeated(request.query)
      },
      handler: (request, reply) => run(route, request, reply),
    })
  }
}

/** Makes registration fail for every route, of plugins too, that does not say who may call it. */
export function refuseOpenRoutes(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.access === undefined) throw new Error(`route ${String(route.method)} ${route.url} does not state its access`)
  })
}
