import type { ProductAccess } from '../../../kernel/Access'
import { defineRoute, type Route, RouteAnswer } from '../../../kernel/Route'
import { textOf } from '../../../kernel/text/textOf'
import type { Services } from '../../Services'
import { requireChangeable } from '../requireChangeable'
import { copyPage } from './copyPage'
import { deletePage } from './deletePage'
import { readPageEvents } from './pageEvents'
import { planLife } from './planLife'
import { renamePage } from './renamePage'
import { unpublishPage } from './unpublishPage'

const write: ProductAccess = { permission: 'page:write' }
const publish: ProductAccess = { permission: 'page:publish' }

function lookingRoutes(services: Services): Route[] {
  return [
    defineRoute({
      method: 'GET',
      url: '/api/page-configs/:code/life',
      access: write,
      body: null,
      query: 'LifeQuery',
      params: 'PageParams',
      answer: 'LifePlan',
      handler: ({ params, query, context }) => planLife(services, params.code, query.action, context),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/page-configs/:code/events',
      access: write,
      body: null,
      query: null,
      params: 'PageParams',
      answer: 'PageEvents',
      handler: ({ params, context }) => readPageEvents(services.database, params.code, context.language),
    }),
  ]
}

/** What happens to pages beside being published. A draft that was never published is renamed and deleted by whoever may write it. */
export function lifeRoutes(services: Services): Route[] {
  const done = <T>(result: T, language: Parameters<typeof textOf>[1]) =>
    new RouteAnswer(result, { code: 200, message: textOf('pages.done', language) })
  return [
    ...lookingRoutes(services),
    defineRoute({
      method: 'POST',
      url: '/api/page-configs/:code/copy',
      access: write,
      body: 'CopyBody',
      query: null,
      params: 'PageParams',
      answer: 'PageDraft',
      async handler({ params, body, context }) {
        requireChangeable(body.code, context)
        return done(await copyPage(services, params.code, body, context), context.language)
      },
    }),
    defineRoute({
      method: 'POST',
      url: '/api/page-configs/:code/rename',
      access: write,
      body: 'RenameBody',
      query: null,
      params: 'PageParams',
      answer: 'LifeResult',
      async handler({ params, body, context }) {
        requireChangeable(body.code, context)
        return done(await renamePage(services, requireChangeable(params.code, context), body, context), context.language)
      },
    }),
    defineRoute({
      method: 'POST',
      url: '/api/page-configs/:code/unpublish',
      access: publish,
      body: 'UnpublishBody',
      query: null,
      params: 'PageParams',
      answer: 'LifeResult',
      async handler({ params, body, context }) {
        return done(await unpublishPage(services, requireChangeable(params.code, context), body.force, context), context.language)
      },
    }),
    defineRoute({
      method: 'POST',
      url: '/api/page-configs/:code/delete',
      access: write,
      body: 'DeletePageBody',
      query: null,
      params: 'PageParams',
      answer: 'LifeResult',
      async handler({ params, body, context }) {
        return done(await deletePage(services, requireChangeable(params.code, context), body, context), context.language)
      },
    }),
  ]
}
