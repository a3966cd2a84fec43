import { RE2JS } from 're2js'
import { countStates } from './countStates'
import { evaluationLimits } from './evaluationLimits'
import { type LinearPattern, type PatternResult, setPatternEngine } from './patternEngine'

const cacheLimit = 1000
const compiled = new Map<string, PatternResult>()

/**
 * Compiles a regular expression of a page. Look-ahead and back-references are refused: they cannot run in linear time. So are patterns of
 * too many states, before they are compiled: each character of a text would take as long as there are states.
 */
export function compilePattern(source: string): PatternResult {
  const known = compiled.get(source)
  if (known) return known
  if (compiled.size >= cacheLimit) compiled.clear()
  const result = compileNew(source)
  compiled.set(source, result)
  return result
}

function compileNew(source: string): PatternResult {
  const { patternLength, patternStates } = evaluationLimits
  if (source.length > patternLength) return { error: `a pattern has at most ${patternLength} characters` }
  const expected = countStates(source)
  if (expected > patternStates) return tooManyStates(expected)
  try {
    const pattern = RE2JS.compile(source)
    const states = pattern.programSize()
    return states > patternStates ? tooManyStates(states) : { pattern: linear(pattern, states) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

function linear(pattern: RE2JS, states: number): LinearPattern {
  return { states, test: (text) => pattern.test(text) }
}

function tooManyStates(states: number): PatternResult {
  return { error: `the pattern has ${states} states, at most ${evaluationLimits.patternStates} are possible`, tooManyStates: states }
}

function expectStates(source: string): number {
  if (compiled.has(source)) return 0
  const states = countStates(source)
  // One of too many states is not compiled at all.
  return states > evaluationLimits.patternStates ? source.length : source.length + states
}

setPatternEngine({ compile: compilePattern, expectStates })
