import type { ValidateResult } from '../../../schemas/api/pages'
import type { ProductAccess } from '../../kernel/Access'
import { defineRoute, type Route, RouteAnswer } from '../../kernel/Route'
import { requireAccess } from '../../kernel/requireAccess'
import { textOf } from '../../kernel/text/textOf'
import { userOf } from '../../kernel/userOf'
import type { Services } from '../Services'
import { readDraft, saveDraft } from './drafts'
import { examinePage, textOfBody } from './examinePage'
import { lifeRoutes } from './life/lifeRoutes'
import { listNames } from './listNames'
import { findVersion, listPages, readHistory, readPublished } from './listPages'
import { publishPage } from './publishPage'
import { publishSet } from './publishSet'
import { requireChangeable } from './requireChangeable'
import { planRollback, rollbackPage } from './restoreVersion'

const write: ProductAccess = { permission: 'page:write' }
const publish: ProductAccess = { permission: 'page:publish' }
/** A page of 5 MB may be escaped as JSON text once more. */
const bodyLimit = 12 * 1024 * 1024
/** A folder of pages. */
const setLimit = 60 * 1024 * 1024

function readingRoutes(services: Services): Route[] {
  const { database } = services
  return [
    defineRoute({
      method: 'GET',
      url: '/api/page-configs',
      access: write,
      body: null,
      query: null,
      params: null,
      answer: 'PageSummaries',
      handler: ({ context }) => listPages(database, context.language),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/page-configs/-/names',
      access: write,
      body: null,
      query: null,
      params: null,
      answer: 'NameLists',
      handler: ({ context }) => listNames(services, context.language),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/page-configs/:code',
      access: write,
      body: null,
      query: null,
      params: 'PageParams',
      answer: 'PublishedPage',
      handler: ({ params }) => readPublished(database, params.code),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/page-configs/:code/draft',
      access: write,
      body: null,
      query: null,
      params: 'PageParams',
      answer: 'PageDraft',
      handler: ({ params }) => readDraft(database, params.code),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/page-configs/:code/history',
      access: write,
      body: null,
      query: null,
      params: 'PageParams',
      answer: 'PageVersions',
      handler: ({ params }) => readHistory(database, params.code),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/page-configs/:code/versions/:version',
      access: write,
      body: null,
      query: null,
      params: 'PageVersionParams',
      answer: 'PageVersion',
      handler: ({ params }) => findVersion(database, params.code, Number(params.version)),
    }),
  ]
}

function writingRoutes(services: Services): Route[] {
  const { database } = services
  return [
    defineRoute({
      method: 'PUT',
      url: '/api/page-configs/:code/draft',
      access: write,
      body: 'DraftBody',
      query: null,
      params: 'PageParams',
      answer: 'PageDraft',
      bodyLimit,
      async handler({ params, body, context }) {
        const code = requireChangeable(params.code, context)
        const draft = { code, text: textOfBody(body), base: body.base ?? 0, by: userOf(context).username }
        return new RouteAnswer(await saveDraft(database, draft), { code: 200, message: textOf('pages.draftSaved', context.language) })
      },
    }),
    defineRoute({
      method: 'POST',
      url: '/api/page-configs/:code/validate',
      access: write,
      body: 'PublishBody',
      query: null,
      params: 'PageParams',
      answer: 'ValidateResult',
      bodyLimit,
      handler({ params, body, context }): Promise<ValidateResult> {
        return examinePage(services, { code: params.code, text: textOfBody(body) }, context)
      },
    }),
    defineRoute({
      method: 'POST',
      url: '/api/page-configs/:code/publish',
      access: publish,
      body: 'PublishBody',
      query: null,
      params: 'PageParams',
      answer: 'PublishResult',
      bodyLimit,
      async handler({ params, body, context }) {
        const { message, base, grants } = body
        const request = { code: requireChangeable(params.code, context), text: textOfBody(body), message, base, grants }
        const result = await publishPage(services, request, context)
        return new RouteAnswer(result, { code: 200, message: textOf('pages.published', context.language, { version: result.version }) })
      },
    }),
    defineRoute({
      method: 'POST',
      url: '/api/page-configs/publish',
      // What it would do is said to whoever may write pages.
      access: write,
      body: 'PublishSetBody',
      query: null,
      params: null,
      answer: 'PublishSetResult',
      bodyLimit: setLimit,
      handler({ body, context }) {
        if (!body.dryRun) requireAccess(publish, context)
        for (const { code } of body.pages) requireChangeable(code, context)
        return publishSet(services, body, context)
      },
    }),
  ]
}

function restoringRoutes(services: Services): Route[] {
  return [
    defineRoute({
      method: 'GET',
      url: '/api/page-configs/:code/versions/:version/plan',
      access: write,
      body: null,
      query: null,
      params: 'PageVersionParams',
      answer: 'ValidateResult',
      handler: ({ params, context }) => planRollback(services, params.code, Number(params.version), context),
    }),
    defineRoute({
      method: 'POST',
      url: '/api/page-configs/:code/rollback',
      access: publish,
      body: 'RollbackBody',
      query: null,
      params: 'PageParams',
      answer: 'PublishResult',
      async handler({ params, body, context }) {
        const result = await rollbackPage(services, requireChangeable(params.code, context), body.version, context)
        return new RouteAnswer(result, { code: 200, message: textOf('pages.published', context.language, { version: result.version }) })
      },
    }),
  ]
}

export function pageRoutes(services: Services): Route[] {
  return [...readingRoutes(services), ...writingRoutes(services), ...restoringRoutes(services), ...lifeRoutes(services)]
}
