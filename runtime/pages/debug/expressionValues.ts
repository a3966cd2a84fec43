import type { PageConfig } from '../../../schemas/page/kinds'
import { everyExpressionOf, type PlacedExpression } from '../../../schemas/page/pageExpressions'
import { compileExpression, type ExpressionScope } from '../../../schemas/rules/expression'
import type { InspectedPlace } from '../../session/inspection'

/** An expression of the page with what it gives now. */
export interface ExpressionValue {
  /** JSON Pointer to where it stands. */
  path: string
  source: string
  /** `none`: nothing is on the screen that it could read. */
  state: 'value' | 'error' | 'limit' | 'none'
  /** The value as JSON, empty for one that has none; or what is wrong. */
  text: string
}

/** What every expression of a page gives for what is on the screen: the open form, else the selected row. */
export function expressionValues(page: PageConfig, places: readonly InspectedPlace[]): ExpressionValue[] {
  return everyExpressionOf(page).map((placed) => {
    const { source } = placed
    const scope = scopeOf(placed, page.code, places)
    return { path: `/${placed.path.join('/')}`, source, ...evaluated(source, scope) }
  })
}

function evaluated(source: string, scope: ExpressionScope | undefined): Pick<ExpressionValue, 'state' | 'text'> {
  const { expression, problem } = compileExpression(source)
  if (!expression) return { state: 'error', text: problem?.message ?? '' }
  if (!scope) return { state: 'none', text: '' }
  const { value, error, exceeded } = expression.measure(scope)
  if (exceeded) return { state: 'limit', text: exceeded }
  if (error !== undefined) return { state: 'error', text: error }
  return { state: 'value', text: JSON.stringify(value) ?? '' }
}

/** What the expression reads now; undefined when nothing of it is on the screen. */
function scopeOf({ of, key, table }: PlacedExpression, code: string, places: readonly InspectedPlace[]): ExpressionScope | undefined {
  const last = (kind: InspectedPlace['of'], name: string) => places.findLast((place) => place.of === kind && place.key === name)?.read()
  if (of === 'params' || of === 'report' || of === 'ask' || table !== undefined) return undefined
  if (of === 'toolbar') return last('list', code)
  const scope = of === 'sub' ? last('table', key) : (last('form', code) ?? last('list', code))
  return scope?.row ? scope : undefined
}
