import { defineRoute, type Route } from '../../kernel/Route'
import type { Services } from '../Services'
import { readAllBelow, readBelow, readNames, readOne } from './categories'

const base = '/api/sys/category'

/** The tree of categories as fields read it; who changes it uses the calls of its table. */
export function categoryRoutes({ database }: Services): Route[] {
  return [
    defineRoute({
      method: 'GET',
      url: `${base}/loadTreeRoot`,
      access: 'user',
      body: null,
      query: 'CategoryRootQuery',
      params: null,
      answer: 'CategoryNodes',
      handler: ({ query: { async: isAsync, pcode }, context: { language } }) =>
        isAsync === 'false' ? readAllBelow(database, language, { pcode }) : readBelow(database, language, { pcode }),
    }),
    defineRoute({
      method: 'GET',
      url: `${base}/loadTreeChildren`,
      access: 'user',
      body: null,
      query: 'CategoryChildrenQuery',
      params: null,
      answer: 'CategoryNodes',
      handler: ({ query: { pid }, context }) => readBelow(database, context.language, { pid }),
    }),
    defineRoute({
      method: 'GET',
      url: `${base}/loadTreeData`,
      access: 'user',
      body: null,
      query: 'CategoryTreeQuery',
      params: null,
      answer: 'CategoryNodes',
      handler: ({ query: { pid, pcode, condition }, context }) => readBelow(database, context.language, { pid, pcode, condition }),
    }),
    defineRoute({
      method: 'GET',
      url: `${base}/loadOne`,
      access: 'user',
      body: null,
      query: 'CategoryQuery',
      params: null,
      answer: 'Category',
      handler: ({ query: { field = '', val = '' }, context }) => readOne(database, context.language, field, val),
    }),
    // Clients write the path with a slash at its end, and without.
    ...['loadDictItem', 'loadDictItem/'].map((name) =>
      defineRoute({
        method: 'GET',
        url: `${base}/${name}`,
        access: 'user',
        body: null,
        query: 'CategoryTextsQuery',
        params: null,
        answer: 'DictTexts',
        handler({ query: { ids = '', delNotExist }, context }) {
          const wanted = ids.split(',').filter((id) => id !== '')
          return readNames(database, context.language, wanted, delNotExist !== 'false')
        },
      }),
    ),
  ]
}
