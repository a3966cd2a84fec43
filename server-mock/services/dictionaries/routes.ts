import { CallFailure } from '../../kernel/CallFailure'
import { defineRoute, type Route, RouteAnswer } from '../../kernel/Route'
import { isShownToAnonymous } from '../pages/lookUps'
import type { Services } from '../Services'
import { loadTree } from './loadTree'
import { searchTable, tableTexts } from './tableItems'

const base = '/api/sys/dict'

function searchItems<T extends { value: string; text: string }>(items: readonly T[], keyword: string, pageSize: number): T[] {
  const words = keyword.includes(',') ? keyword.split(',') : undefined
  const wanted = keyword.toLowerCase()
  const matches = ({ value, text }: T) =>
    words ? words.includes(value) || words.includes(text) : value.toLowerCase().includes(wanted) || text.toLowerCase().includes(wanted)
  return items.filter(matches).slice(0, pageSize)
}

export function dictionaryRoutes(services: Services): Route[] {
  const { dictionaries } = services
  const itemsOf = async (code: string) => {
    const items = await dictionaries.items(code)
    if (!items) throw new CallFailure('bad-request', 'http.unknownDictionary', { code })
    return items
  }
  return [
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
        return code.includes(',') ? searchTable(services, context, code, '', 100) : itemsOf(code)
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
        const pageSize = Number(query.pageSize) || 10
        return code.includes(',')
          ? searchTable(services, context, code, query.keyword ?? '', pageSize)
          : searchItems(await itemsOf(code), query.keyword ?? '', pageSize)
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
        const items = await itemsOf(code)
        return values.flatMap((value) => items.find((item) => item.value === value)?.text ?? (leaveOut ? [] : [value]))
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
      async handler() {
        await services.documents.refreshAll()
        return new RouteAnswer(null, { code: 200 })
      },
    }),
  ]
}
