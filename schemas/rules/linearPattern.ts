import { RE2JS } from 're2js'
import { type PatternResult, setPatternEngine } from './patternEngine'

const cacheLimit = 1000
const compiled = new Map<string, PatternResult>()

/** Compiles a regular expression of a page. Look-ahead and back-references are refused: they cannot run in linear time. */
export function compilePattern(source: string): PatternResult {
  const known = compiled.get(source)
  if (known) return known
  if (compiled.size >= cacheLimit) compiled.clear()
  const result = compileNew(source)
  compiled.set(source, result)
  return result
}

function compileNew(source: string): PatternResult {
  try {
    return { pattern: RE2JS.compile(source) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

setPatternEngine(compilePattern)
