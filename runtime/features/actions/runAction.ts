import type { Row } from '../../../schemas/api/Result'
import type { CallAction } from '../../../schemas/page/parts/Action'
import { expressionUser } from '../../../schemas/rules/ExpressionUser'
import { expressionsReady } from '../../../schemas/rules/expressionEngine'
import { evaluateOpening } from '../../model/evaluateOpening'
import type { ActionModel, ButtonModel, ListModel, OpenModel } from '../../model/PageModel'
import { openPage } from '../../session/openPage'
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
  if (button.needsExpressions) await expressionsReady()
  await runAction(button.action, context)
}

async function runAction(action: ActionModel, context: ActionContext): Promise<void> {
  const { host } = context
  switch (action.type) {
    case 'open':
      return open(action, context)
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

/** What was done in a dialog is seen in the list behind it. */
function open(action: OpenModel, { host, rows, reload }: ActionContext): void {
  const opening = evaluateOpening(action, { row: rows[0], selected: rows, user: expressionUser(host.user) })
  if (opening) void openPage(host, opening).then(() => opening.as === 'dialog' && reload())
  else host.notify('warning', host.text('list.nothingToOpen'))
}

function callServer({ method, url }: CallAction, { host, rows }: ActionContext): Promise<unknown> {
  const body = { ids: rows.map((row) => row.id).join(',') }
  if (method === 'DELETE') return host.calls.delete(url, body)
  return method === 'PUT' ? host.calls.put(url, body) : host.calls.post(url, body)
}
