import { computedInOrder } from '../../rules/computed'
import { EvaluationBudget } from '../../rules/EvaluationBudget'
import { type ExceededLimit, evaluationLimits, trialLimits } from '../../rules/evaluationLimits'
import { type CompiledExpression, compileExpression, type ExpressionScope } from '../../rules/expression'
import { fieldValue } from '../../rules/fieldValue'
import { type Finding, type Path, toPointer } from '../Finding'
import { listExpressions, type PageExpression } from './listExpressions'
import { sampleRow } from './sampleRow'
import type { CheckedPage, RowView } from './viewPage'

const { trialRows } = evaluationLimits

/** Steps of an expression that is tried in next to no time. */
const shortTrial = 200

/** An expression and what it cost when it was tried. */
interface Trial {
  place: PageExpression
  steps: number
  exceeded?: ExceededLimit
}

/** Every expression of the page is tried with many rows: what would be too expensive for a save is found here, not by whoever saves. */
export function checkCosts(view: CheckedPage): Finding[] {
  const places = listExpressions(view).filter(({ options: { scope } }) => !scope?.includes('params') && !scope?.includes('form'))
  const trials = tryExpressions(view, places)
  const expensive = trials.flatMap(describe)
  return expensive.length > 0 ? expensive : checkTogether(trials)
}

/** `save`: the others have left nothing for this one, which says nothing about it. */
function describe({ place: { path }, exceeded, steps }: Trial): Finding[] {
  if (exceeded === undefined || exceeded === 'save') return []
  if (exceeded === 'steps')
    return [{ code: 'too-many-steps', path, values: { steps: roughly(steps), limit: trialLimits.steps, rows: trialRows } }]
  if (exceeded === 'pattern') return [{ code: 'pattern-in-expression', path, values: { limit: evaluationLimits.patternWork } }]
  const { textLength: text, listLength: list } = evaluationLimits
  return [{ code: 'too-long-result', path, values: { text, list, rows: trialRows } }]
}

/** Nobody needs to know more than two digits of an estimate. */
const roughly = (steps: number): number => Number(steps.toPrecision(2))

/** All expressions of the fields, as one save evaluates them: those of sub-tables once for each row. */
function checkTogether(trials: readonly Trial[]): Finding[] {
  const costs = trials
    .filter(({ place: { path, isCell } }) => !isCell && (path[0] === 'columns' || path[0] === 'items' || path[0] === 'subTables'))
    .map(({ place: { path }, steps }) => ({ path, steps: path[0] === 'subTables' ? steps * trialRows : steps }))
    .sort((a, b) => b.steps - a.steps)
  const steps = costs.reduce((sum, cost) => sum + cost.steps, 0)
  const limit = trialLimits.stepsOfSave
  const [first] = costs
  if (!first || steps <= limit) return []
  return [{ code: 'too-many-steps-together', path: first.path, values: { steps: roughly(steps), limit, rows: trialRows } }]
}

function tryExpressions(view: CheckedPage, places: readonly PageExpression[]): Trial[] {
  const budget = EvaluationBudget.ofTrial()
  const sub = Object.fromEntries(view.rows.filter(({ of }) => of === 'sub').map((row) => [row.key, manyRows(row)]))
  const computed = new Map<string, Trial>()
  const byPointer = new Map(places.map((place) => [toPointer(place.path), place]))
  const scopes = view.rows.map((row) => computeSample(row, { sub: row.of === 'page' ? sub : {}, budget }, byPointer, computed))
  const [main = {}] = scopes
  const selected = Array.from({ length: trialRows }, () => main.row ?? {})
  return places.flatMap((place) => {
    const known = computed.get(toPointer(place.path))
    if (known) return [known]
    const { expression } = compileExpression(place.source)
    if (!expression) return []
    const scope = scopes[indexOfRow(view, place.path)] ?? main
    return [tryOne(place, expression, place.options.scope?.includes('selected') ? { ...scope, selected } : scope).trial]
  })
}

/** The row with its computed fields worked out one after another, so that texts grow as they do when a row is saved. */
function computeSample(
  { fields, of }: RowView,
  further: ExpressionScope,
  byPointer: ReadonlyMap<string, PageExpression>,
  computed: Map<string, Trial>,
): ExpressionScope {
  const row = sampleRow(fields, of === 'sub')
  const scope = { ...further, row }
  const paths = new Map(fields.map(({ field, path }) => [field, path]))
  for (const { field, expression } of computedInOrder(fields.map((place) => place.field))) {
    const pointer = toPointer([...(paths.get(field) ?? []), 'value'])
    const place = byPointer.get(pointer)
    if (!place) continue
    const { trial, value } = tryOne(place, expression, scope)
    computed.set(pointer, trial)
    row[field.key] = fieldValue(value)
  }
  return scope
}

function tryOne(place: PageExpression, expression: CompiledExpression, scope: ExpressionScope): { trial: Trial; value?: unknown } {
  const expected = expression.estimate(trialRows)
  if (expected > trialLimits.steps) return { trial: { place, steps: expected, exceeded: 'steps' } }
  // Trying it would show nothing new, and takes its time for many rows; what it gives is as short as a number.
  if (expected > shortTrial && expression.isFlat()) return { trial: { place, steps: expected }, value: 1 }
  const { value, steps, exceeded } = expression.measure(scope)
  return { trial: { place, steps: Math.max(steps, expected), exceeded }, value }
}

function manyRows({ fields }: RowView): readonly Readonly<Record<string, unknown>>[] {
  const row = sampleRow(fields, true)
  return Array.from({ length: trialRows }, () => row)
}

/** Position of the row that the expression reads; the page's own comes first. */
function indexOfRow({ rows }: CheckedPage, [first, second]: Path): number {
  if (first !== 'subTables') return 0
  return rows.findIndex(({ of, fields }) => of === 'sub' && fields[0]?.path[1] === second)
}
