import type { Route } from '../../../kernel/Route'
import { keptDocumentRoutes, keptRoutes } from '../../documents/keep/keptRoutes'
import type { Services } from '../../Services'
import { addItem, deleteItems, editItem, listItems, readItemRow } from './keepItems'
import { keptDictionary } from './keptDictionary'

/** Dictionaries and their entries as rows: each save is a published version of the document that the dictionary is. */
export function keptDictionaryRoutes(services: Services): Route[] {
  return [
    ...keptDocumentRoutes(services, '/api/sys/dict', keptDictionary),
    ...keptRoutes({
      base: '/api/sys/dictItem',
      list: (query) => listItems(services, query),
      find: (id) => readItemRow(services, id),
      add: (body, context) => addItem(services, body, context),
      edit: (body, context) => editItem(services, body, context),
      remove: (ids, context) => deleteItems(services, ids, context),
    }),
  ]
}
