import type { Action, OpenAction, OpenParameters } from '../../schemas/page/parts/Action'
import { compileOne, type ExpressionContext } from './compileExpressions'
import type { PageFindings } from './Findings'
import type { ActionModel, OpenModel } from './PageModel'
import { isObject, readObject, type Unvalidated } from './read'

const methods: readonly unknown[] = ['POST', 'PUT', 'DELETE']

/** What a button does; undefined for what is no action. */
export function compileAction(written: unknown, place: ExpressionContext, findings: PageFindings): ActionModel | undefined {
  if (!isObject(written)) return undefined
  if (written.type === 'open') return compileOpening(written, place, findings)
  const isWhole =
    (written.type === 'call' && typeof written.url === 'string' && methods.includes(written.method)) ||
    (written.type === 'handler' && typeof written.name === 'string')
  return isWhole ? (written as unknown as Exclude<Action, OpenAction>) : undefined
}

/** What opens a page; undefined when it does not say which. */
export function compileOpening(
  { page, as, with: given }: Unvalidated<OpenAction>,
  place: ExpressionContext,
  findings: PageFindings,
): OpenModel | undefined {
  if (typeof page !== 'string') return undefined
  const { filter, values, row } = readObject<OpenParameters>(given)
  const below = (name: string): ExpressionContext => ({ ...place, path: `${place.path}/with/${name}` })
  const id = compileOne(row, below('row'), 'row', findings)
  return {
    type: 'open',
    page,
    as: as === 'dialog' ? 'dialog' : 'tab',
    filter: compileRecord(filter, below('filter'), findings),
    ...(values === undefined ? {} : { values: compileRecord(values, below('values'), findings) }),
    ...(id ? { row: id } : {}),
  }
}

/** Expressions by name. One that is broken is left out, with a finding. */
function compileRecord(written: unknown, place: ExpressionContext, findings: PageFindings): OpenModel['filter'] {
  const compiled = Object.entries(readObject(written)).flatMap(([name, source]) => {
    const expression = compileOne(source, { ...place, path: `${place.path}/${name}` }, name, findings)
    return expression ? [[name, expression] as const] : []
  })
  return Object.fromEntries(compiled)
}

/** true for an action that expressions decide. */
export function readsExpressions(action: ActionModel): boolean {
  return action.type === 'open' && (action.row !== undefined || Object.keys({ ...action.filter, ...action.values }).length > 0)
}
