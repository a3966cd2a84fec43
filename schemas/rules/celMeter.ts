import type { Environment } from '@marcbachmann/cel-js'
import type { ExceededLimit } from './evaluationLimits'

/** Ends an evaluation that takes more than it may. */
class LimitExceeded extends Error {
  override readonly name = 'LimitExceeded'
  constructor(readonly limit: ExceededLimit) {
    super(`the evaluation exceeds its limit: ${limit}`)
  }
}

let left = 0
let exceeded: LimitExceeded | undefined

/** Begins to count an evaluation. Evaluating is synchronous, and no expression evaluates another: one count is enough. */
export function startMeter(steps: number): void {
  left = steps
  exceeded = undefined
}

/** What is left of the steps, and the limit that was exceeded. */
export function readMeter(): { left: number; exceeded?: ExceededLimit } {
  return { left: Math.max(left, 0), exceeded: exceeded?.limit }
}

/** Counts steps; throws when there are no more. */
export function spend(steps: number): void {
  left -= steps
  if (left < 0) exceed('steps')
}

export function exceed(limit: ExceededLimit): never {
  exceeded ??= new LimitExceeded(limit)
  throw exceeded
}

/** A part of a parsed expression, as the evaluator works with it. */
export interface EvaluatedNode {
  op: string
  args: unknown
  evaluate(evaluator: Evaluator, node: EvaluatedNode, context: unknown): unknown
  /** Works out an operator or a call from its operands; there once the expression is checked. */
  handle?: (...operands: unknown[]) => unknown
}

/** The library's evaluator: every part below the root of an expression is worked out by one of these two. */
interface Evaluator {
  run(node: EvaluatedNode, context: unknown): unknown
  tryEval(node: EvaluatedNode, context: unknown): unknown
}

/** Making an error costs as much as this many steps: the library writes the marked source into it. */
const stepsOfError = 150

/**
 * Has each part of an expression counted as often as it is worked out. The library has no hook for it, but works everything out through two
 * methods of one evaluator, which a probe hands over.
 */
export function countSteps(environment: Environment): void {
  let found: Evaluator | undefined
  const probe = environment.parse('true')
  // The library does not tell about `evaluate` in its types.
  const root = probe.ast as unknown as EvaluatedNode
  root.evaluate = (evaluator) => {
    found = evaluator
    return true
  }
  probe({})
  if (typeof found?.run !== 'function' || typeof found.tryEval !== 'function')
    throw new Error('the evaluator of expressions cannot be counted')
  const evaluator = found
  const run = (node: EvaluatedNode, context: unknown) => {
    left--
    if (left < 0) exceed('steps')
    return node.evaluate(evaluator, node, context)
  }
  evaluator.run = run
  evaluator.tryEval = (node, context) => {
    try {
      return run(node, context)
    } catch (error) {
      // `exists`, `all`, `||` and `&&` pass over errors; they must not pass over this one.
      if (exceeded) throw exceeded
      spend(stepsOfError)
      return error
    }
  }
}
