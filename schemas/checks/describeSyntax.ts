import { type ParseError, printParseErrorCode } from 'jsonc-parser'
import type { TextFinding } from './Finding'
import { findListStart, findUnclosed, isFirstOfLine } from './findBrackets'

const syntaxCodes = {
  PropertyNameExpected: 'property-name-expected',
  ValueExpected: 'value-expected',
  ColonExpected: 'colon-expected',
  CommaExpected: 'comma-expected',
  CloseBraceExpected: 'brace-expected',
  CloseBracketExpected: 'bracket-expected',
  EndOfFileExpected: 'end-expected',
  UnexpectedEndOfString: 'string-not-closed',
  UnexpectedEndOfComment: 'comment-not-closed',
  InvalidEscapeCharacter: 'wrong-escape',
} as const

type SyntaxCode = TextFinding['code']

/** What the parser stumbled over, at the place that is to be mended. */
export function describeSyntax(text: string, error: ParseError): TextFinding {
  const found = text.slice(error.offset, error.offset + Math.min(error.length, 30)).split('\n')[0] ?? ''
  const name = printParseErrorCode(error.error)
  const finding = { path: [], values: { found } }
  // The parser reads on behind what is not closed, and stumbles over what follows.
  const unclosed = aboutBrackets.has(name) && !found.startsWith("'") ? findUnclosed(text, error.offset) : undefined
  if (unclosed) return { ...finding, code: closing[unclosed.bracket], offset: unclosed.offset, length: 1 }
  const isSeveral = found === '{' ? name === 'PropertyNameExpected' : found === ']' && isFirstOfLine(text, error.offset)
  const start = isSeveral ? findListStart(text, error.offset) : undefined
  if (start !== undefined) return { ...finding, code: 'open-bracket-expected', offset: start, length: 1 }
  const code = codeOf(name, found)
  const place = behind.has(code) ? endBefore(text, error.offset) : error
  return { ...finding, code, offset: place.offset, length: place.length }
}

const closing = { '{': 'brace-expected', '[': 'bracket-expected' } as const

/** What the parser says when a bracket is missing somewhere before. */
const aboutBrackets: ReadonlySet<string> = new Set([
  'PropertyNameExpected',
  'ValueExpected',
  'ColonExpected',
  'CommaExpected',
  'CloseBraceExpected',
  'CloseBracketExpected',
  'EndOfFileExpected',
])

/** What is missing is marked where it should have been: at the end of what stands before. */
const behind: ReadonlySet<SyntaxCode> = new Set<SyntaxCode>(['brace-expected', 'bracket-expected', 'open-brace-expected', 'comma-expected'])

function endBefore(text: string, offset: number): { offset: number; length: number } {
  const before = text.slice(0, offset).replace(/[\s,]+$/, '')
  return { offset: Math.max(before.length - 1, 0), length: 1 }
}

function codeOf(name: string, found: string): SyntaxCode {
  if (found.startsWith("'")) return 'single-quotes'
  if (/^[“”„‟‘’‚«»「『＂]/.test(found)) return 'typographic-quotes'
  if (found === ':' && (name === 'CommaExpected' || name === 'EndOfFileExpected')) return 'open-brace-expected'
  if (name === 'CommaExpected' && found === '}') return 'bracket-expected'
  if (name === 'CommaExpected' && found === ']') return 'brace-expected'
  if (name === 'PropertyNameExpected' && (found === '{' || found === ']')) return 'brace-expected'
  return Object.hasOwn(syntaxCodes, name) ? syntaxCodes[name as keyof typeof syntaxCodes] : 'not-json'
}
