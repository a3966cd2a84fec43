import { fillText } from '../../../schemas/page/Text'
import { expressionUser } from '../../../schemas/rules/ExpressionUser'
import type { ExpressionScope } from '../../../schemas/rules/expression'
import { fieldValue } from '../../../schemas/rules/fieldValue'
import { keptOnly } from '../../../schemas/wire/answerCodes'
import { CallError } from '../../calls/Calls'
import { saveBlob } from '../../kit/saveBlob'
import { evaluateOpening } from '../../model/evaluateOpening'
import type { CallModel, OpenModel, SingleModel } from '../../model/PageModel'
import { openPage } from '../../session/openPage'
import { findActionHandler } from './actionHandlers'
import type { ActionContext } from './runAction'

/** What came of an action: what is said, and whether the rows may be others now. */
export interface Outcome {
  message?: string
  /** true: something of it could not be done, and the message says what. */
  isWarning?: boolean
  isReloading: boolean
}

const silent: Outcome = { isReloading: false }

/** Does one thing. What cannot be done is thrown. */
export async function runSingle(action: SingleModel, context: ActionContext): Promise<Outcome> {
  switch (action.type) {
    case 'open':
      return open(action, context)
    case 'call':
      return call(action, context)
    case 'handler': {
      const handler = findActionHandler(action.name)
      if (!handler) throw unknownHandler(action.name, context)
      await handler(context)
      return silent
    }
  }
}

/** A fault of the page, which is said at once and not once more. */
function unknownHandler(name: string, { host }: ActionContext): CallError {
  const message = host.text('list.unknownHandler', { name })
  host.notify('error', message)
  return new CallError('cancelled', message)
}

function scopeOf({ host, rows, input }: ActionContext): ExpressionScope {
  return { row: rows[0], selected: rows, input, user: expressionUser(host.user) }
}

/** What was done in a dialog is seen in the list behind it. */
function open(action: OpenModel, context: ActionContext): Outcome {
  const { host, reload } = context
  const opening = evaluateOpening(action, scopeOf(context))
  if (!opening) throw new CallError('refused', host.text('list.nothingToOpen'))
  void openPage(host, opening).then(() => opening.as === 'dialog' && reload())
  return silent
}

async function call(action: CallModel, context: ActionContext): Promise<Outcome> {
  const { host, rows } = context
  const { done, isDownload, isReloading } = action
  const sent = bodyOf(action, context)
  if (isDownload) {
    const file = await host.calls.download(action.url, sent)
    saveBlob(file, nameOf(file) || (action.url.split('/').at(-1) ?? ''))
    return { ...(done === '' ? {} : { message: done }), isReloading: false }
  }
  let answered = host.text('list.done')
  let isWarning = false
  const result = await send(action, sent, context, (message, code) => {
    answered = message
    isWarning = code === keptOnly
  })
  // The words of the page are for what went well.
  if (isWarning) return { message: answered, isWarning, isReloading }
  const count = typeof result === 'number' ? result : rows.length
  return { message: done === '' ? answered : fillText(done, { count }), isReloading }
}

function nameOf(file: Blob): string {
  return file instanceof File ? file.name : ''
}

function bodyOf({ body }: CallModel, context: ActionContext): Record<string, unknown> {
  const { rows, input } = context
  if (!body) return { ids: rows.map((row) => row.id).join(','), ...(input ? { input } : {}) }
  const scope = scopeOf(context)
  return Object.fromEntries(Object.entries(body).map(([name, expression]) => [name, sentValue(expression.evaluate(scope))]))
}

/** A call is no field: the empty text is what the page says, and not the same as nothing. */
function sentValue(result: unknown): unknown {
  return result === '' ? result : fieldValue(result)
}

function send(
  { method, url }: CallModel,
  sent: Record<string, unknown>,
  { host: { calls } }: ActionContext,
  onMessage: (message: string, code: number) => void,
): Promise<unknown> {
  const options = { onMessage }
  if (method === 'GET') return calls.get(url, sent, options)
  if (method === 'DELETE') return calls.delete(url, sent, options)
  return method === 'PUT' ? calls.put(url, sent, options) : calls.post(url, sent, options)
}
