import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Result } from '../../../schemas/api/Result'
import { factsOfCall, type RowCallBody, type ServedCallName } from '../../../schemas/wire/rowCalls'
import { sqlStateOf } from '../../db/databaseErrors'
import { CallFailure } from '../../kernel/CallFailure'
import { succeed } from '../../kernel/envelope'
import { RouteAnswer } from '../../kernel/Route'
import { requireAccess } from '../../kernel/requireAccess'
import { SentFile } from '../../kernel/SentFile'
import { textOf } from '../../kernel/text/textOf'
import type { MountedCall } from '../../resource'
import { runImport } from '../imports/runImport'
import { templateFile } from '../imports/templateFile'
import { caseIdOf, emitCallChange } from '../live/emitCallChange'
import { forgetAfterChange } from '../rights/forgetAfterChange'
import { attachmentCalls } from '../rowPanels/attachmentCalls'
import { commentCalls } from '../rowPanels/commentCalls'
import { historyCalls } from '../rowPanels/historyCalls'
import type { Services } from '../Services'
import { accessOf } from './accessOf'
import { asTitled } from './asTitled'
import { checkRowCall } from './checkRowCall'
import { deletedRows } from './deletedRows'
import { exportFile } from './exportFile'
import { idempotencyKeyOf } from './idempotencyKeyOf'
import type { CallInput, RowCallHandler, RowCallHandlers } from './RowCallHandler'
import { sendFile } from './sendFile'

const basePath = '/api'
/** What an anonymous user may send through public forms. */
const anonymousCallsPerMinute = 60
/** How often somebody may try values to find rows by: a guess must not pay. */
const searchesPerMinute = 30

/** Lets the resource answer. A call that has no handler, or one that gives something else than `rowCalls` says, does not compile. */
const handlers: RowCallHandlers = {
  list: { run: ({ resource }, { query, context }) => resource.list(query, context) },
  grid: { run: ({ resource }, { body, context }) => resource.grid(body, context) },
  queryById: { run: ({ resource }, { query, context }) => resource.queryById(query.id, context) },
  add: {
    says: 'http.added',
    run: ({ resource, path }, { body, context, services, request }) =>
      asTitled(services, resource, path).add(body, context, idempotencyKeyOf(request.headers)),
  },
  edit: {
    says: 'http.edited',
    run: ({ resource, path }, { body, context, services }) => asTitled(services, resource, path).edit(body, context),
  },
  delete: {
    says: 'http.deleted',
    async run({ resource }, { query, context }) {
      await resource.delete(query.id, context)
      return null
    },
  },
  deleteBatch: { says: 'http.deleted', run: ({ resource }, { query, context }) => resource.deleteBatch(query.ids, context) },
  deleted: { run: ({ resource }, input) => deletedRows(resource, input) },
  restore: { says: 'http.done', run: ({ resource }, { body, context }) => resource.restore(body.ids, context) },
  exportXlsUrl: {
    run({ resource }, { query, context, services }) {
      const { exportFields } = query
      const keys = typeof exportFields === 'string' && exportFields !== '' ? exportFields.split(',') : undefined
      return exportFile(services, resource, { query: { list: query }, wished: { keys, path: 'exportFields' } }, context)
    },
  },
  exportGrid: {
    run({ resource }, { body, context, services }) {
      const { valArr: keys, titleArr: titles } = body
      return exportFile(services, resource, { query: { grid: body }, wished: { keys, titles, path: '/valArr' } }, context)
    },
  },
  importExcelUrl: { run: ({ resource }, { services, request, context }) => runImport(services, resource, request, context) },
  template: { run: ({ resource }, { services, context }) => templateFile(services, resource, context) },
  find: { run: ({ resource }, { body, context }) => resource.find(body, context) },
  ...historyCalls,
  ...commentCalls,
  ...attachmentCalls,
  action: {
    says: 'http.done',
    async run({ resource, action }, { body, context }) {
      if (!action) throw new CallFailure('not-found', 'http.notFound')
      return resource.runAction(action, body.ids, context, body.input)
    },
  },
}

async function answer<K extends ServedCallName>(
  services: Services,
  mounted: MountedCall & { call: K },
  request: FastifyRequest,
): Promise<Result | SentFile> {
  const { context } = request
  const handler: RowCallHandler<K> = handlers[mounted.call]
  const { body: type } = factsOfCall(mounted.call)
  // Casts: the checker knows its types by name, and the framework none of the calls that come and go.
  const body = (type ? checkRowCall(type, request.body, context.language) : undefined) as RowCallBody<K>
  const result = await handler.run(mounted, { body, query: request.query as CallInput<K>['query'], context, request, services })
  if (result instanceof SentFile) return result
  if (result instanceof RouteAnswer) return succeed(result.result, result.says.message, result.says.code)
  return handler.says ? succeed(result, textOf(handler.says, context.language), 200) : succeed(result)
}

/** What the database says of a column or a table that is called differently now, or holds values of another type. */
const changedTable: ReadonlySet<string> = new Set(['42703', '42P01', '42804', '42883'])

/** Answers once more when the page was published while the call was on its way: its columns may have other names now. */
async function answerAnew(services: Services, mounted: MountedCall, request: FastifyRequest): Promise<Result | SentFile> {
  const { registry, changes } = services
  try {
    return await answer(services, mounted, request)
  } catch (error) {
    if (!changedTable.has(sqlStateOf(error) ?? '')) throw error
    await changes.catchUp()
    const { method, path, resource } = mounted
    const current = registry.find(method, path)
    if (!current || current.resource === resource) throw error
    requireAccess(accessOf(current), request.context)
    return answer(services, current, request)
  }
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
export function registerRowCalls(app: FastifyInstance, services: Services): void {
  const { registry, rowChanges } = services
  const limitAnonymous = limitCalls(app, 'visitor', anonymousCallsPerMinute)
  const limitSearch = limitCalls(app, 'search', searchesPerMinute)
  app.route({
    method: ['GET', 'POST', 'PUT', 'DELETE'],
    url: `${basePath}/*`,
    // Each call states its own access; it is asked for below.
    config: { access: 'public' },
    async handler(request, reply) {
      // HEAD is answered as GET is; the server leaves the body out.
      const method = request.method === 'HEAD' ? 'GET' : request.method
      const mounted = registry.find(method, `/${(request.params as { '*': string })['*']}`)
      if (!mounted) throw new CallFailure('not-found', 'http.notFound')
      requireAccess(accessOf(mounted), request.context)
      if (!request.context.user) await refuseFlood(limitAnonymous, request)
      if (mounted.call === 'find') await refuseFlood(limitSearch, request)
      const answered = await answerAnew(services, mounted, request)
      forgetAfterChange(services, method, accessOf(mounted))
      if (answered instanceof SentFile) return sendFile(reply, answered)
      const { query, body, context, headers } = request
      emitCallChange(rowChanges, { mounted, query, body, result: answered.result, context, caseId: caseIdOf(headers) })
      return answered
    },
  })
}
