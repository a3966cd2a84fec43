import type { FormPart } from '../../model/PageModel'
import { findRowsById } from '../../query/findRowsById'
import type { PageHost } from '../../session/PageHost'
import type { DialogTask } from './useRowDialog'

/** What a form is opened for: the id of a stored row, or the values of a new one. */
export type OpenedForm = Pick<PageHost, 'newValues'> & { id?: string }

/** The task of a form that is opened from elsewhere. Where the user may not, or the row is gone, it says so, and there is none. */
export async function openedTask(page: FormPart, host: PageHost, { id, newValues }: OpenedForm): Promise<DialogTask | undefined> {
  const can = (name: 'add' | 'edit') => page.url[name] !== undefined && host.can(`${page.authPre}:${name}`)
  if (id === undefined) {
    if (can('add')) return { mode: 'add', values: newValues }
    host.notify('warning', host.text('list.mayNotAdd'))
    return undefined
  }
  const row = page.url.queryById === undefined ? await listedRow(page, host, id) : { id }
  if (row) return { mode: can('edit') ? 'edit' : 'view', row }
  host.notify('warning', host.text('list.nothingToOpen'))
  return undefined
}

async function listedRow({ url }: FormPart, { calls }: PageHost, id: string) {
  const { records } = await findRowsById(calls, url, [id])
  return records.find((row) => row.id === id)
}
