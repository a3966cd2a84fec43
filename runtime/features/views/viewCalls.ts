import type { Layout, LayoutBody } from '../../../schemas/api/layouts'
import type { Calls } from '../../calls/Calls'

const path = '/common/layout/commonLayout'

/** Keeps a new view, or changes the one that it names. */
export function saveView(calls: Calls, body: LayoutBody): Promise<Layout> {
  return body.id === undefined ? calls.post<Layout>(`${path}/add`, body) : calls.put<Layout>(`${path}/edit`, body)
}

export async function deleteView(calls: Calls, id: string): Promise<void> {
  await calls.delete(`${path}/delete`, { id })
}
