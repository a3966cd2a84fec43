import type { CompiledExpression, ExpressionResult } from './expression'

export type CompileExpression = (source: string) => ExpressionResult

let engine: CompileExpression | undefined
const listeners = new Set<() => void>()

/** Names the compiler of expressions. It is heavy, so pages and rules do not bring it along: `expression.ts` names itself when it is loaded. */
export function setExpressionEngine(compile: CompileExpression): void {
  engine = compile
  for (const listener of listeners) listener()
}

/** The compiler, as soon as it is loaded. */
export function expressionEngine(): CompileExpression | undefined {
  return engine
}

/** Calls back when the compiler is there, until the result is called. */
export function followExpressionEngine(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Parses an expression with the compiler. Throws while there is none: whoever works with a row has to wait for it first where a field `hasExpression`. */
export function compileNow(source: string): ExpressionResult {
  if (!engine) throw new Error(`the expression "${source}" was asked before the compiler of expressions was loaded`)
  return engine(source)
}

/** An expression that is parsed when it is first asked; until the compiler is there it reads nothing and has no value. */
export function deferredExpression(source: string): CompiledExpression {
  const compiled = () => engine?.(source).expression
  return {
    source,
    get reads() {
      return compiled()?.reads ?? []
    },
    evaluate: (scope) => compiled()?.evaluate(scope),
    estimate: (rows) => compiled()?.estimate(rows) ?? 0,
    isFlat: () => compiled()?.isFlat() ?? false,
    comparisons: () => compiled()?.comparisons() ?? [],
    results: () => compiled()?.results() ?? [],
    patterns: () => compiled()?.patterns() ?? [],
    measure: (scope) => compiled()?.measure(scope) ?? { value: undefined, steps: 0 },
  }
}
