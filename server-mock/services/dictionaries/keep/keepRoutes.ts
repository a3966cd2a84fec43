import type { Row } from '../../../../schemas/api/Result'
import type { SaveBody } from '../../../../schemas/api/rows'
import { documentRight } from '../../../../schemas/rights/permissions'
import type { ProductAccess } from '../../../kernel/Access'
import type { CallContext } from '../../../kernel/CallContext'
import { defineRoute, type Route, RouteAnswer } from '../../../kernel/Route'
import { textOf } from '../../../kernel/text/textOf'
import type { Services } from '../../Services'
import { addDictionary, addItem, deleteDictionaries, deleteItems, editDictionary, editItem } from './keepDictionaries'
import { listDictionaries, listItems, readDictionaryRow, readItemRow } from './readDictionaries'

const mayKeep: ProductAccess = { permission: documentRight }

/** Reads and writes one kind of row: the dictionaries, or their entries. */
interface Kept {
  base: '/api/sys/dict' | '/api/sys/dictItem'
  list: typeof listDictionaries
  find(services: Services, id: string): Promise<Row>
  add(services: Services, body: SaveBody, context: CallContext): Promise<Row>
  edit(services: Services, body: SaveBody, context: CallContext): Promise<Row>
  remove(services: Services, ids: readonly string[], context: CallContext): Promise<void>
}

function keptRoutes(services: Services, { base, list, find, add, edit, remove }: Kept): Route[] {
  return [
    defineRoute({
      method: 'GET',
      url: `${base}/list`,
      access: mayKeep,
      body: null,
      query: 'DictRowQuery',
      params: null,
      answer: 'PageOfRows',
      handler: ({ query }) => list(services, query),
    }),
    defineRoute({
      method: 'GET',
      url: `${base}/queryById`,
      access: mayKeep,
      body: null,
      query: 'RowIdQuery',
      params: null,
      answer: 'Row',
      handler: ({ query }) => find(services, query.id),
    }),
    defineRoute({
      method: 'POST',
      url: `${base}/add`,
      access: mayKeep,
      body: 'SaveBody',
      query: null,
      params: null,
      answer: 'Row',
      handler: async ({ body, context }) =>
        new RouteAnswer(await add(services, body, context), { code: 200, message: textOf('http.added', context.language) }),
    }),
    defineRoute({
      method: 'PUT',
      url: `${base}/edit`,
      access: mayKeep,
      body: 'SaveBody',
      query: null,
      params: null,
      answer: 'Row',
      handler: async ({ body, context }) =>
        new RouteAnswer(await edit(services, body, context), { code: 200, message: textOf('http.edited', context.language) }),
    }),
    defineRoute({
      method: 'DELETE',
      url: `${base}/delete`,
      access: mayKeep,
      body: null,
      query: 'RowIdQuery',
      params: null,
      answer: 'Nothing',
      async handler({ query, context }) {
        await remove(services, [query.id], context)
        return new RouteAnswer(null, { code: 200, message: textOf('http.deleted', context.language) })
      },
    }),
    defineRoute({
      method: 'DELETE',
      url: `${base}/deleteBatch`,
      access: mayKeep,
      body: null,
      query: 'RowIdsQuery',
      params: null,
      answer: 'RowCount',
      async handler({ query, context }) {
        const ids = query.ids.split(',').filter((id) => id !== '')
        await remove(services, ids, context)
        return new RouteAnswer(ids.length, { code: 200, message: textOf('http.deleted', context.language) })
      },
    }),
  ]
}

/** Dictionaries and their entries as rows: each save is a published version of the document that the dictionary is. */
export function keptDictionaryRoutes(services: Services): Route[] {
  const dictionaries: Kept = {
    base: '/api/sys/dict',
    list: listDictionaries,
    find: readDictionaryRow,
    add: addDictionary,
    edit: editDictionary,
    remove: deleteDictionaries,
  }
  const items: Kept = { base: '/api/sys/dictItem', list: listItems, find: readItemRow, add: addItem, edit: editItem, remove: deleteItems }
  return [...keptRoutes(services, dictionaries), ...keptRoutes(services, items)]
}
