import type { FastifyReply, FastifyRequest } from 'fastify'
import { isPublicForm } from '../../../schemas/page/anatomy'
import { prefixOf } from '../../../schemas/rights/pagePermissions'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import { answered, defineRoute, type OwnAnswer, type Route } from '../../kernel/Route'
import { requireAccess } from '../../kernel/requireAccess'
import { contextOf } from '../../rights/callContext'
import type { Services } from '../Services'
import { findSession } from '../session/sessions'
import { pageTokenOf } from '../upload/fileCookie'
import type { StoredPage } from './PageStore'

/** The published page, when the caller may open it. A page that was broken behind the check's back is still handed out: the browser says what is wrong. */
function openedPage({ pages }: Services, code: string, context: CallContext): StoredPage {
  const page = pages.follow(code)
  if (!page) throw new CallFailure('not-found', 'pages.unknown', { code })
  if (!isPublicForm(page.config)) requireAccess({ permission: `${prefixOf({ ...page.config, code: page.code })}:list` }, context)
  return page
}

/** The caller as the cookie says that the browser brings with a module. */
async function withCookie(services: Services, request: FastifyRequest, context: CallContext): Promise<CallContext> {
  const token = context.user ? null : pageTokenOf(request)
  const user = token ? await findSession(services.database, token) : null
  return user ? contextOf(services, user, context) : context
}

function sendCached(request: FastifyRequest, reply: FastifyReply, page: StoredPage, type: string, body: string): OwnAnswer {
  const tag = `"${page.code}-${page.version}"`
  reply.header('ETag', tag).header('X-Page-Version', String(page.version)).header('Cache-Control', 'no-cache').serializer(String)
  if (request.headers['if-none-match']?.split(/,\s*/).some((given) => given.replace(/^W\//, '') === tag)) reply.code(304).send()
  else reply.type(type).send(body)
  return answered
}

/** The published pages as static resources: the runtime reads them from here. */
export function staticPageRoutes(services: Services): Route[] {
  return [
    defineRoute({
      method: 'GET',
      url: '/page-configs/:code.json',
      access: 'public',
      body: null,
      query: null,
      params: 'PageParams',
      answer: null,
      handler({ params, context, request, reply }) {
        const page = openedPage(services, params.code, context)
        return sendCached(request, reply, page, 'application/json; charset=utf-8', page.json)
      },
    }),
    // A module is loaded without headers of ours. It tells the fields of the form, so it is for those who may open the page.
    defineRoute({
      method: 'GET',
      url: '/page-configs/:code.validators.js',
      access: 'public',
      body: null,
      query: null,
      params: 'PageParams',
      answer: null,
      async handler({ params, context, request, reply }) {
        const page = openedPage(services, params.code, await withCookie(services, request, context))
        return sendCached(request, reply, page, 'text/javascript; charset=utf-8', page.validators)
      },
    }),
  ]
}
