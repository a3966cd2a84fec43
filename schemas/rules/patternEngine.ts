/** A regular expression that runs in linear time. */
export interface LinearPattern {
  /** Instructions that it is made of: its time is at most that of so many steps for each character of a text. */
  states: number
  /** true when the pattern is found anywhere in the text, as `RegExp.test` has it. Ask `patternWork` first whether it may take its time. */
  test(text: string): boolean
}

/** `pattern`, or the sentence of the pattern's compiler that says why there is none. */
export interface PatternResult {
  pattern?: LinearPattern
  error?: string
  /** The pattern is right and still refused: so many states are more than a pattern may have. */
  tooManyStates?: number
}

/** The compiler of patterns. */
export interface PatternEngine {
  compile(source: string): PatternResult
  /** States that compiling has to make for the pattern, with those of a class for each of its characters; 0 when it is compiled already. */
  expectStates(source: string): number
}

let engine: PatternEngine | undefined

/** Names the compiler of patterns. It is heavy, so rules and expressions do not bring it along: `linearPattern.ts` names itself when it is loaded. */
export function setPatternEngine(found: PatternEngine): void {
  engine = found
}

/** true when patterns can be compiled. */
export function hasPatternEngine(): boolean {
  return engine !== undefined
}

let importEngine: () => Promise<unknown> = () => import('./linearPattern')

/** Names another way to load the compiler: one that tries again where the line was lost. */
export function setPatternImport(load: () => Promise<unknown>): void {
  importEngine = load
}

let loading: Promise<void> | undefined

/** Has the compiler loaded when it is not there yet. Until then an expression with a pattern has no value, and a rule with one lets nothing pass. */
export function loadPatternEngine(): Promise<void> {
  loading ??= load()
  return loading
}

async function load(): Promise<void> {
  try {
    await importEngine()
    if (!engine) loading = undefined
  } catch {
    // Whoever needs it next tries again.
    loading = undefined
  }
}

/** The pattern as its compiler makes it. */
export function compiledPattern(source: string): PatternResult {
  return engine?.compile(source) ?? { error: notLoaded }
}

const notLoaded = 'patterns are not loaded yet'

/** What looking for a pattern in a text costs at most, in states × characters. */
export function patternWork({ states }: LinearPattern, length: number): number {
  return states * (length + 1)
}

/** Who agrees to what a pattern costs, or throws. */
export interface PatternPayment {
  compiling(states: number): void
  running(work: number): void
}

/** Looks for `source` in `text`, once it is paid for. Throws while there is no compiler, and for a pattern that is refused. */
export function findPattern(text: string, source: string, pay: PatternPayment): boolean {
  if (!engine) throw new SyntaxError(notLoaded)
  pay.compiling(engine.expectStates(source))
  const { pattern, error, tooManyStates } = engine.compile(source)
  if (tooManyStates !== undefined) pay.running(Number.POSITIVE_INFINITY)
  if (!pattern) throw new SyntaxError(error)
  pay.running(patternWork(pattern, text.length))
  return pattern.test(text)
}
