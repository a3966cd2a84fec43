import type { SavedQuery, SavedQueryBody } from '../../../schemas/api/superQuery'
import type { Calls } from '../../calls/Calls'
import type { ListModel } from '../../model/PageModel'

const base = '/common/superQuery'

/** The calls of saved advanced queries. */
export const queryCalls = {
  list: (calls: Calls, path: string, signal: AbortSignal) =>
    calls.get<SavedQuery[]>(`${base}/list`, { path }, { signal, isValid: Array.isArray }),
  save: (calls: Calls, body: SavedQueryBody) =>
    body.id === undefined ? calls.post<SavedQuery>(`${base}/add`, body) : calls.put<SavedQuery>(`${base}/edit`, body),
  remove: (calls: Calls, id: string) => calls.delete(`${base}/delete`, { id }),
}

/** The cache of the queries that the user has of a page. */
export function queriesKey({ code }: Pick<ListModel, 'code'>): readonly unknown[] {
  return ['advanced queries', code]
}
