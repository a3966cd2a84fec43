import type { CallAction, HandlerAction, OpenAction, OpenParameters, StepsAction } from '../../schemas/page/parts/Action'
import { chooseText } from '../../schemas/page/Text'
import { compileOne, type ExpressionContext } from './compileExpressions'
import type { PageFindings } from './Findings'
import type { ActionModel, CallModel, OpenModel, SingleModel, StepsModel } from './PageModel'
import { isObject, readObject, readUrl, type Unvalidated } from './read'

const methods: readonly unknown[] = ['GET', 'POST', 'PUT', 'DELETE'] satisfies CallAction['method'][]

/** What a button does; undefined for what is no action, or has a step that is none. */
export function compileAction(written: unknown, place: ExpressionContext, findings: PageFindings): ActionModel | undefined {
  if (!isObject(written)) return undefined
  return written.type === 'steps' ? compileSteps(written, place, findings) : compileSingle(written, place, findings)
}

function compileSteps(
  { steps: written }: Unvalidated<StepsAction>,
  place: ExpressionContext,
  findings: PageFindings,
): StepsModel | undefined {
  if (!Array.isArray(written)) return undefined
  const steps = written.map((step, index) => compileSingle(step, below(place, `steps/${index}`), findings))
  return steps.every((step) => step !== undefined) ? { type: 'steps', steps } : undefined
}

function compileSingle(written: unknown, place: ExpressionContext, findings: PageFindings): SingleModel | undefined {
  if (!isObject(written)) return undefined
  if (written.type === 'open') return compileOpening(written, place, findings)
  if (written.type === 'call') return compileCall(written, place, findings)
  return written.type === 'handler' && typeof written.name === 'string' ? (written as unknown as HandlerAction) : undefined
}

function compileCall(written: Unvalidated<CallAction>, place: ExpressionContext, findings: PageFindings): CallModel | undefined {
  const { body, download, done, then } = written
  const url = readUrl(written.url)
  const method = methods.find((name) => name === written.method) as CallAction['method'] | undefined
  if (url === undefined || method === undefined) return undefined
  return {
    type: 'call',
    method,
    url,
    ...(body === undefined ? {} : { body: compileRecord(body, below(place, 'body'), findings) }),
    isDownload: download === true,
    done: chooseText(done, findings.language),
    isReloading: then !== 'none',
  }
}

/** What opens a page; undefined when it does not say which. */
export function compileOpening(
  { page, as, with: given }: Unvalidated<OpenAction>,
  place: ExpressionContext,
  findings: PageFindings,
): OpenModel | undefined {
  if (typeof page !== 'string') return undefined
  const { filter, values, row } = readObject<OpenParameters>(given)
  const within = (name: string) => below(place, `with/${name}`)
  const id = compileOne(row, within('row'), 'row', findings)
  return {
    type: 'open',
    page,
    as: as === 'dialog' ? 'dialog' : 'tab',
    filter: compileRecord(filter, within('filter'), findings),
    ...(values === undefined ? {} : { values: compileRecord(values, within('values'), findings) }),
    ...(id ? { row: id } : {}),
  }
}

function below(place: ExpressionContext, name: string): ExpressionContext {
  return { ...place, path: `${place.path}/${name}` }
}

/** Expressions by name. One that is broken is left out, with a finding. */
function compileRecord(written: unknown, place: ExpressionContext, findings: PageFindings): OpenModel['filter'] {
  const compiled = Object.entries(readObject(written)).flatMap(([name, source]) => {
    const expression = compileOne(source, below(place, name), name, findings)
    return expression ? [[name, expression] as const] : []
  })
  return Object.fromEntries(compiled)
}

/** true for an action that expressions decide. */
export function readsExpressions(action: ActionModel): boolean {
  switch (action.type) {
    case 'steps':
      return action.steps.some(readsExpressions)
    case 'call':
      return Object.keys(action.body ?? {}).length > 0
    case 'open':
      return action.row !== undefined || Object.keys({ ...action.filter, ...action.values }).length > 0
    default:
      return false
  }
}
