import type { Row } from '../../../schemas/api/Result'
import { CallError } from '../../calls/Calls'
import type { ActionModel, ButtonModel, ListModel, StepsModel } from '../../model/PageModel'
import { errorText } from '../../session/errorText'
import { expressionsReady } from '../../session/expressions'
import type { PageHost, Question } from '../../session/PageHost'
import { questionOver } from '../questionOver'
import { type Outcome, runSingle } from './runSingle'
import { sayAfter } from './sayAfter'

/** Values that a button has asked for, by field key. */
export type AskedValues = Readonly<Record<string, unknown>>

export interface ActionContext {
  host: PageHost
  page: ListModel
  /** The selected rows, or the row whose button was pressed. */
  rows: readonly Row[]
  /** What the button has asked for. */
  input?: AskedValues
  reload(): void
  /** Asks for the values of the button's form, and does with them what is to be done: what fails there is said there, and what was typed stays. */
  ask(button: ButtonModel, perform: (input: AskedValues) => Promise<void>): void
}

const running = new WeakMap<ButtonModel, Set<string>>()

/** Does what a page's own button says, after asking where the page wants to be asked. While it is at it, pressing again does nothing. */
export async function runButton(button: ButtonModel, context: ActionContext): Promise<void> {
  const { host, rows } = context
  if (button.problem) return host.notify('error', button.problem.message)
  const atWork = running.get(button) ?? new Set()
  running.set(button, atWork)
  const key = rows.map(({ id }) => id).join(',')
  if (atWork.has(key)) return
  atWork.add(key)
  try {
    if (button.confirm && !(await host.confirm(questionOf(button, button.confirm, context)))) return
    if (button.needsExpressions) await expressionsReady()
    if (button.ask) context.ask(button, (input) => perform(button, { ...context, input }))
    else await perform(button, context)
  } finally {
    atWork.delete(key)
  }
}

/** The page's question, with the names of the rows that it is about; what the button does is the verb. */
function questionOf({ label }: ButtonModel, question: string, { host, page, rows }: ActionContext): Question {
  return { title: label, content: questionOver(question, host, page, rows), verb: label }
}

/** What takes longer than a moment says so. */
async function perform({ action, label }: ButtonModel, context: ActionContext): Promise<void> {
  const { host, reload } = context
  const { message, isWarning, isReloading } = await sayAfter(runAction(action, context), () =>
    host.notify('info', host.text('list.working', { name: label })),
  )
  if (message) host.notify(isWarning ? 'warning' : 'success', message)
  if (isReloading) reload()
}

function runAction(action: ActionModel, context: ActionContext): Promise<Outcome> {
  return action.type === 'steps' ? runSteps(action, context) : runSingle(action, context)
}

/** One after the other. When one fails, those before it are done, and those after it are not. */
async function runSteps({ steps }: StepsModel, context: ActionContext): Promise<Outcome> {
  const { host, reload } = context
  const outcomes: Outcome[] = []
  for (const [index, step] of steps.entries()) {
    try {
      outcomes.push(await runSingle(step, context))
    } catch (error) {
      if (outcomes.some(({ isReloading }) => isReloading)) reload()
      throw stepFailure(error, index, steps.length, host)
    }
  }
  const said = outcomes.findLast(({ isWarning }) => isWarning) ?? outcomes.findLast(({ message }) => message)
  return { ...said, isReloading: outcomes.some(({ isReloading }) => isReloading) }
}

/** Which step has failed and why, and what that means for the others. */
function stepFailure(error: unknown, index: number, count: number, { text }: PageHost): unknown {
  if (error instanceof CallError && error.kind === 'expired') return error
  const values = { step: index + 1, count, reason: errorText(error, text), done: index, left: count - index - 1 }
  return new CallError('refused', text('list.stepFailed', values))
}
