import { offeredRowsOf } from '../../../schemas/page/offeredRowsOf'
import { pageSizes } from '../../../schemas/wire/pageSizes'
import { CallFailure } from '../../kernel/CallFailure'
import { defineRoute, type Route } from '../../kernel/Route'
import { requireAccess } from '../../kernel/requireAccess'
import type { Services } from '../Services'
import { accessOf } from './accessOf'

/** The rows of a page by its code, for fields that offer them: what the page's own list answers, to who may open it. */
export function rowOfferRoutes({ pages, registry }: Services): Route[] {
  return [
    defineRoute({
      method: 'GET',
      url: '/api/online/cgform/api/getData/:code',
      access: 'user',
      body: null,
      query: 'OfferQuery',
      params: 'PageParams',
      answer: 'PageOfRows',
      handler({ params: { code }, query, context }) {
        const config = pages.get(code)?.config
        const path = config && offeredRowsOf(config)?.listUrl
        const mounted = path === undefined ? undefined : registry.find('GET', path)
        if (!mounted) throw new CallFailure('not-found', 'pages.unknown', { code })
        requireAccess(accessOf(mounted), context)
        return mounted.resource.list({ pageSize: String(pageSizes.gridDropdown.size), ...query }, context)
      },
    }),
  ]
}
