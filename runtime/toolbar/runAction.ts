import type { Row } from '../../schemas/api/Result'
import type { Action, CallAction } from '../../schemas/page/Action'
import type { ButtonModel, PageModel } from '../model/PageModel'
import type { PageHost } from '../session/PageHost'
import { findActionHandler } from './actionHandlers'

interface Deed {
  host: PageHost
  page: PageModel
  /** The selected rows, or the row whose button was pressed. */
  rows: readonly Row[]
  reload(): void
}

/** Does what a page's own button says, after asking where the page wants to be asked. */
export async function runButton(button: ButtonModel, deed: Deed): Promise<void> {
  const { host } = deed
  if (button.problem) return host.notify('error', button.problem.message)
  if (button.confirm && !(await host.confirm({ title: button.label, content: button.confirm }))) return
  await runAction(button.action, deed)
}

async function runAction(action: Action, deed: Deed): Promise<void> {
  const { host } = deed
  switch (action.type) {
    case 'open':
      return host.openTab(`/p/${action.page}`)
    case 'handler': {
      const handler = findActionHandler(action.name)
      return handler ? handler(deed) : host.notify('error', host.text('list.unknownHandler', { name: action.name }))
    }
    case 'call':
      await callServer(action, deed)
      host.notify('success', host.text('list.done'))
      if (action.then !== 'none') deed.reload()
  }
}

function callServer({ method, url }: CallAction, { host, rows }: Deed): Promise<unknown> {
  const body = { ids: rows.map((row) => row.id).join(',') }
  if (method === 'DELETE') return host.calls.delete(url, body)
  return method === 'PUT' ? host.calls.put(url, body) : host.calls.post(url, body)
}
