import type { DocumentRowQuery } from '../../../../schemas/api/documentRows'
import type { Row, RowPage } from '../../../../schemas/api/Result'
import type { SaveBody } from '../../../../schemas/api/rows'
import type { DocumentKind } from '../../../../schemas/documents'
import type { Language } from '../../../../schemas/page/Text'
import { documentRight } from '../../../../schemas/rights/permissions'
import type { ProductAccess } from '../../../kernel/Access'
import type { CallContext } from '../../../kernel/CallContext'
import { defineRoute, type Route, RouteAnswer } from '../../../kernel/Route'
import { textOf } from '../../../kernel/text/textOf'
import type { Services } from '../../Services'
import type { KeptKind } from './KeptKind'
import { addDocument, deleteDocuments, editDocument } from './keepDocuments'
import { listDocuments, readDocumentRow } from './readDocuments'

const mayKeep: ProductAccess = { permission: documentRight }

/** Reads and writes rows that stand for documents, or for entries of them. */
export interface KeptRows {
  base: `/api/sys/${string}`
  list(query: DocumentRowQuery, language: Language): Promise<RowPage>
  find(id: string, language: Language): Promise<Row>
  add(body: SaveBody, context: CallContext): Promise<Row>
  edit(body: SaveBody, context: CallContext): Promise<Row>
  remove(ids: readonly string[], context: CallContext): Promise<void>
}

function readingRoutes({ base, list, find }: KeptRows): Route[] {
  return [
    defineRoute({
      method: 'GET',
      url: `${base}/list`,
      access: mayKeep,
      body: null,
      query: 'DocumentRowQuery',
      params: null,
      answer: 'PageOfRows',
      handler: ({ query, context }) => list(query, context.language),
    }),
    defineRoute({
      method: 'GET',
      url: `${base}/queryById`,
      access: mayKeep,
      body: null,
      query: 'RowIdQuery',
      params: null,
      answer: 'Row',
      handler: ({ query, context }) => find(query.id, context.language),
    }),
  ]
}

function deletingRoutes({ base, remove }: KeptRows): Route[] {
  return [
    defineRoute({
      method: 'DELETE',
      url: `${base}/delete`,
      access: mayKeep,
      body: null,
      query: 'RowIdQuery',
      params: null,
      answer: 'Nothing',
      async handler({ query, context }) {
        await remove([query.id], context)
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
        await remove(ids, context)
        return new RouteAnswer(ids.length, { code: 200, message: textOf('http.deleted', context.language) })
      },
    }),
  ]
}

/** The calls of a list page over such rows, for whoever may change documents. */
export function keptRoutes(rows: KeptRows): Route[] {
  return [
    ...readingRoutes(rows),
    defineRoute({
      method: 'POST',
      url: `${rows.base}/add`,
      access: mayKeep,
      body: 'SaveBody',
      query: null,
      params: null,
      answer: 'Row',
      handler: async ({ body, context }) =>
        new RouteAnswer(await rows.add(body, context), { code: 200, message: textOf('http.added', context.language) }),
    }),
    defineRoute({
      method: 'PUT',
      url: `${rows.base}/edit`,
      access: mayKeep,
      body: 'SaveBody',
      query: null,
      params: null,
      answer: 'Row',
      handler: async ({ body, context }) =>
        new RouteAnswer(await rows.edit(body, context), { code: 200, message: textOf('http.edited', context.language) }),
    }),
    ...deletingRoutes(rows),
  ]
}

/** The calls of a list page over the documents of a kind: each save is a published version. */
export function keptDocumentRoutes<K extends DocumentKind>(services: Services, base: KeptRows['base'], kept: KeptKind<K>): Route[] {
  return keptRoutes({
    base,
    list: (query, language) => listDocuments(services, kept, query, language),
    find: (id, language) => readDocumentRow(services, kept, id, language),
    add: (body, context) => addDocument(services, kept, body, context),
    edit: (body, context) => editDocument(services, kept, body, context),
    remove: (ids, context) => deleteDocuments(services, kept, ids, context),
  })
}
