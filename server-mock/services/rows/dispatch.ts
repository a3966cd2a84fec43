import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FindBody, GridQuery, IdsBody, SaveBody } from '../../../schemas/api/rows'
import { rowCalls } from '../../../schemas/wire/rowCalls'
import type { Access } from '../../kernel/Access'
import { CallFailure } from '../../kernel/CallFailure'
import { succeed } from '../../kernel/envelope'
import { requireAccess } from '../../kernel/requireAccess'
import { type ServerTextKey, textOf } from '../../kernel/text/textOf'
import type { MountedCall } from '../../resource'
import { caseIdOf, emitCallChange } from '../live/emitCallChange'
import type { Services } from '../Services'
import { checkRowCall } from './checkRowCall'

const basePath = '/api'
/** What an anonymous user may send through public forms. */
const anonymousCallsPerMinute = 60
/** How often somebody may try values to find rows by: a guess must not pay. */
const searchesPerMinute = 30

interface RowAnswer {
  result: unknown
  /** Name of the sentence that says what was done; reading says nothing. */
  says?: ServerTextKey
}

type RowCall = (mounted: MountedCall, request: FastifyRequest) => Promise<RowAnswer>

/** Takes the `result` of a call and the sentence that goes with it. */
const answers: Partial<Record<MountedCall['call'], RowCall>> = {
  list: async ({ resource }, { query, context }) => ({ result: await resource.list(query as Record<string, unknown>, context) }),
  grid: async ({ resource }, { body, context }) => ({
    result: await resource.grid(checkRowCall<GridQuery>('GridQuery', body, context.language), context),
  }),
  queryById: async ({ resource }, { query, context }) => ({ result: await resource.queryById((query as { id?: string }).id, context) }),
  add: async ({ resource }, { body, context }) => ({
    result: await resource.add(checkRowCall<SaveBody>('SaveBody', body, context.language), context),
    says: 'http.added',
  }),
  edit: async ({ resource }, { body, context }) => ({
    result: await resource.edit(checkRowCall<SaveBody>('SaveBody', body, context.language), context),
    says: 'http.edited',
  }),
  delete: async ({ resource }, { query, context }) => {
    await resource.delete((query as { id?: string }).id, context)
    return { result: null, says: 'http.deleted' }
  },
  deleteBatch: async ({ resource }, { query, context }) => ({
    result: await resource.deleteBatch((query as { ids?: string }).ids, context),
    says: 'http.deleted',
  }),
  find: async ({ resource }, { body, context }) => ({
    result: await resource.find(checkRowCall<FindBody>('FindBody', body, context.language), context),
  }),
  action: async ({ resource, action }, { body, context }) => {
    if (!action) throw new CallFailure('not-found', 'http.notFound')
    const { ids } = checkRowCall<IdsBody>('IdsBody', body, context.language)
    return { result: await resource.runAction(action, ids, context), says: 'http.done' }
  },
}

/** Which access of the declaration a call needs; an action has a permission of its own. */
export function accessOf({ resource, call, action }: MountedCall): Access {
  const { access, authPre } = resource.declaration
  if (call === 'action') return { permission: `${authPre}:${action?.name}` }
  const { right } = rowCalls[call]
  return right === 'public' ? right : access[right]
}

type Limit = ReturnType<FastifyInstance['createRateLimit']>

/** Counts the calls of a minute by who makes them; `name` keeps the count apart from others. */
function limitCalls(app: FastifyInstance, name: string, max: number): Limit {
  return app.createRateLimit({ max, timeWindow: '1 minute', keyGenerator: ({ ip }) => `${name} ${ip}` })
}

async function refuseFlood(limit: Limit, request: FastifyRequest): Promise<void> {
  const counted = await limit(request)
  if (!counted.isAllowed && counted.isExceeded) throw new CallFailure('too-many', 'http.tooMany')
}

/**
 * The calls of published pages and of declared tables. They come and go while the server runs, so one route stands for all of them: it finds the
 * call by method and path, asks whether the caller may make it, and lets the resource answer.
 */
export function registerRowCalls(app: FastifyInstance, { registry, rowChanges }: Services): void {
  const limitAnonymous = limitCalls(app, 'visitor', anonymousCallsPerMinute)
  const limitSearch = limitCalls(app, 'search', searchesPerMinute)
  app.route({
    method: ['GET', 'POST', 'PUT', 'DELETE'],
    url: `${basePath}/*`,
    // Each call states its own access; it is asked for below.
    config: { access: 'public' },
    async handler(request) {
      // HEAD is answered as GET is; the server leaves the body out.
      const method = request.method === 'HEAD' ? 'GET' : request.method
      const mounted = registry.find(method, `/${(request.params as { '*': string })['*']}`)
      const answer = mounted && answers[mounted.call]
      if (!mounted || !answer) throw new CallFailure('not-found', 'http.notFound')
      requireAccess(accessOf(mounted), request.context)
      if (!request.context.user) await refuseFlood(limitAnonymous, request)
      if (mounted.call === 'find') await refuseFlood(limitSearch, request)
      const { result, says } = await answer(mounted, request)
      const { query, body, context, headers } = request
      emitCallChange(rowChanges, { mounted, query, body, result, context, caseId: caseIdOf(headers) })
      return says ? succeed(result, textOf(says, request.context.language), 200) : succeed(result)
    },
  })
}
