import type { ApiTypes } from '../../schemas/json/ApiTypes'
import type { OwnUrl } from '../../schemas/wire/ownPaths'
import type { CallContext } from '../kernel/CallContext'
import { type ApiTypeName, type Call, defineRoute, type Route, RouteAnswer } from '../kernel/Route'
import { type TextIn, textOf } from '../kernel/text/textOf'

/** What somebody keeps for themselves: its types, and what adds, changes and deletes it. */
interface Saved<B extends ApiTypeName, A extends ApiTypeName> {
  /** Path that the calls stand below. */
  base: OwnUrl
  body: B
  answer: A
  add(body: ApiTypes[B], context: CallContext): Promise<ApiTypes[A]>
  edit(body: ApiTypes[B], context: CallContext): Promise<ApiTypes[A]>
  remove(id: string, context: CallContext): Promise<unknown>
}

type Save = (body: never, context: CallContext) => Promise<unknown>

/** The calls that keep it: POST add, PUT edit and DELETE delete?id, each with code 200 and its word. */
export function savedRoutes<B extends ApiTypeName, A extends ApiTypeName>({ base, body, answer, ...calls }: Saved<B, A>): Route[] {
  const saving = (method: 'POST' | 'PUT', path: 'add' | 'edit', word: TextIn<'http'>, save: Save): Route => ({
    method,
    url: `${base}/${path}`,
    access: 'user',
    body,
    query: null,
    params: null,
    answer,
    handler: async ({ body: sent, context }: Call<never>) => saidWith(await save(sent, context), word, context),
  })
  return [
    saving('POST', 'add', 'added', calls.add),
    saving('PUT', 'edit', 'edited', calls.edit),
    defineRoute({
      method: 'DELETE',
      url: `${base}/delete`,
      access: 'user',
      body: null,
      query: 'RowIdQuery',
      params: null,
      answer: 'Nothing',
      async handler({ query, context }) {
        await calls.remove(query.id, context)
        return saidWith(null, 'deleted', context)
      },
    }),
  ]
}

function saidWith<T>(result: T, word: TextIn<'http'>, { language }: CallContext): RouteAnswer<T> {
  return new RouteAnswer(result, { code: 200, message: textOf(`http.${word}`, language) })
}
