/** A regular expression that runs in linear time. */
export interface LinearPattern {
  /** true when the pattern is found anywhere in the text, as `RegExp.test` has it. */
  test(text: string): boolean
}

/** `pattern`, or the sentence of the pattern's compiler that says why there is none. */
export interface PatternResult {
  pattern?: LinearPattern
  error?: string
}

type Compile = (source: string) => PatternResult

let compile: Compile | undefined

/** Names the compiler of patterns. It is heavy, so expressions do not bring it along: `linearPattern.ts` names itself when it is loaded. */
export function setPatternEngine(engine: Compile): void {
  compile = engine
}

/** Has the compiler loaded when it is not there yet; until then an expression with a pattern has no value. */
export function loadPatternEngine(): void {
  if (!compile) void import('./linearPattern')
}

/** Looks for `source` in `text`. Throws while there is no compiler, and for a pattern that is refused. */
export function findPattern(text: string, source: string): boolean {
  const { pattern, error = 'patterns are not loaded yet' } = compile?.(source) ?? {}
  if (!pattern) throw new SyntaxError(error)
  return pattern.test(text)
}
