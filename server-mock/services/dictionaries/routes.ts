import type { DictSearchQuery } from '../../../schemas/api/dictionaries'
import type { DictItem } from '../../../schemas/api/session'
import { pageSizes } from '../../../schemas/wire/pageSizes'
import { CallFailure } from '../../kernel/CallFailure'
import { defineRoute, type Route, RouteAnswer } from '../../kernel/Route'
import { textOf } from '../../kernel/text/textOf'
import { isShownToAnonymous } from '../pages/lookUps'
import type { Services } from '../Services'
import { keptDictionaryRoutes } from './keep/keepRoutes'
import { loadTree } from './loadTree'
import { type Slice, searchTable, tableTexts } from './tableItems'

const base = '/api/sys/dict'

/** The entries whose value or text, in whatever language, holds the keyword. A comma in it makes a list of values. */
function searchItems(items: readonly DictItem[], keyword: string, { limit, offset }: Slice): DictItem[] {
  const words = keyword.includes(',') ? keyword.split(',') : undefined
  const wanted = keyword.toLowerCase()
  const isFound = (text: string) => (words ? words.includes(text) : text.toLowerCase().includes(wanted))
  const matches = ({ value, text, texts }: DictItem) => [value, text, ...Object.values(texts ?? {})].some(isFound)
  return items.filter(matches).slice(offset, offset + limit)
}

/** Which of the entries that were found are answered: ten at once, and at most a hundred. */
function sliceOf({ pageNo, pageSize }: DictSearchQuery): Slice {
  const limit = Math.min(Math.max(Math.trunc(Number(pageSize)) || pageSizes.search.size, 1), 100)
  return { limit, offset: (Math.max(Math.trunc(Number(pageNo)) || 1, 1) - 1) * limit }
}

export function dictionaryRoutes(services: Services): Route[] {
  const { dictionaries } = services
  const itemsOf = async (code: string) => {
    const items = await dictionaries.items(code)
    if (!items) throw new CallFailure('bad-request', 'http.unknownDictionary', { code })
    return items
  }
  return [
    ...keptDictionaryRoutes(services),
    defineRoute({
      method: 'GET',
      url: `${base}/getDictItems/:code`,
      // Open to anonymous users for the choices of the forms that they may send.
      access: 'public',
      body: null,
      query: null,
      params: 'DictParams',
      answer: 'DictItemList',
      ratePerMinute: 600,
      handler({ params: { code }, context }) {
        const isShown = context.user !== null || services.pages.all().some(({ config }) => isShownToAnonymous(config, code))
        if (!isShown) throw new CallFailure('session-expired', 'session.expired')
        return code.includes(',') ? searchTable(services, context, code, '', { limit: 100, offset: 0 }) : itemsOf(code)
      },
    }),
    defineRoute({
      method: 'GET',
      url: `${base}/loadDict/:code`,
      access: 'user',
      body: null,
      query: 'DictSearchQuery',
      params: 'DictParams',
      answer: 'DictItemList',
      async handler({ params: { code }, query, context }) {
        const keyword = query.keyword ?? ''
        return code.includes(',')
          ? searchTable(services, context, code, keyword, sliceOf(query))
          : searchItems(await itemsOf(code), keyword, sliceOf(query))
      },
    }),
    defineRoute({
      method: 'GET',
      url: `${base}/loadDictItem/:code`,
      access: 'user',
      body: null,
      query: 'DictTextsQuery',
      params: 'DictParams',
      answer: 'DictTexts',
      async handler({ params: { code }, query, context }) {
        const values = (query.key ?? '').split(',').filter((value) => value !== '')
        const leaveOut = query.delNotExist !== 'false'
        if (code.includes(',')) return tableTexts(services, context, code, values, leaveOut)
        await itemsOf(code)
        const texts = await dictionaries.texts(code, context.language)
        return values.flatMap((value) => texts.get(value) ?? (leaveOut ? [] : [value]))
      },
    }),
    defineRoute({
      method: 'GET',
      url: `${base}/loadTreeData`,
      access: 'user',
      body: null,
      query: 'TreeQuery',
      params: null,
      answer: 'TreeNodes',
      handler: ({ query, context }) => loadTree(services, context, query),
    }),
    defineRoute({
      method: 'GET',
      url: `${base}/queryAllDictItems`,
      access: 'user',
      body: null,
      query: null,
      params: null,
      answer: 'DictItems',
      handler: () => dictionaries.all(),
    }),
    defineRoute({
      method: ['GET', 'POST'],
      url: `${base}/refleshCache`,
      access: 'user',
      body: null,
      query: null,
      params: null,
      answer: 'Nothing',
      async handler({ context }) {
        await services.documents.refreshAll()
        return new RouteAnswer(null, { code: 200, message: textOf('http.done', context.language) })
      },
    }),
  ]
}
