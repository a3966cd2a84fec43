import type { Row } from '../../../schemas/api/Result'
import type { Action, CallAction } from '../../../schemas/page/parts/Action'
import type { ButtonModel, ListModel } from '../../model/PageModel'
import type { PageHost } from '../../session/PageHost'
import { findActionHandler } from './actionHandlers'

export interface ActionContext {
  host: PageHost
  page: ListModel
  /** The selected rows, or the row whose button was pressed. */
  rows: readonly Row[]
  reload(): void
}

/** Does what a page's own button says, after asking where the page wants to be asked. */
export async function runButton(button: ButtonModel, context: ActionContext): Promise<void> {
  const { host } = context
  if (button.problem) return host.notify('error', button.problem.message)
  if (button.confirm && !(await host.confirm({ title: button.label, content: button.confirm }))) return
  await runAction(button.action, context)
}

async function runAction(action: Action, context: ActionContext): Promise<void> {
  const { host } = context
  switch (action.type) {
    case 'open':
      return host.openTab(`/p/${action.page}`)
    case 'handler': {
      const handler = findActionHandler(action.name)
      return handler ? handler(context) : host.notify('error', host.text('list.unknownHandler', { name: action.name }))
    }
    case 'call':
      await callServer(action, context)
      host.notify('success', host.text('list.done'))
      if (action.then !== 'none') context.reload()
  }
}

function callServer({ method, url }: CallAction, { host, rows }: ActionContext): Promise<unknown> {
  const body = { ids: rows.map((row) => row.id).join(',') }
  if (method === 'DELETE') return host.calls.delete(url, body)
  return method === 'PUT' ? host.calls.put(url, body) : host.calls.post(url, body)
}
