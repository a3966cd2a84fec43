import { createScanner, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import { checkTree, endingCodes } from './checkTree'
import type { Finding, TextFinding } from './Finding'

/** Most characters of a page. */
const sizeLimit = 5_000_000
/** Most lists and objects inside one another. */
const depthLimit = 64

/** Some editors begin a file with it. It is no part of the page. */
const byteOrderMark = /^\uFEFF/

export interface PageText {
  /** The parsed text; undefined when it cannot be read at all. */
  tree?: Node
  findings: (Finding | TextFinding)[]
}

/** Parses a page: JSON with comments and trailing commas. What could harm the reader itself (size, depth) is refused before parsing. */
export function readPageText(written: string): PageText {
  const text = written.replace(byteOrderMark, ' ')
  if (text.length > sizeLimit) return refuse('too-large', 0, { limit: sizeLimit })
  const deep = findTooDeep(text)
  if (deep !== undefined) return refuse('too-deep', deep, { limit: depthLimit })
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { allowTrailingComma: true, allowEmptyContent: true })
  if (!tree && errors.length === 0) return refuse('empty', 0)
  const findings = errors.slice(0, 1).map((error) => syntaxFinding(text, error))
  if (!tree) return { findings }
  const ofTree = checkTree(tree)
  // Of a text that is not JSON the parser makes what it can: what seems to stand there twice may be two objects.
  return { tree, findings: [...findings, ...(errors.length === 0 ? ofTree : ofTree.filter(({ code }) => endingCodes.has(code)))] }
}

function refuse(code: 'too-large' | 'too-deep' | 'empty', offset: number, values?: Record<string, number>): PageText {
  return { findings: [{ code, path: [], values, offset, length: 1 }] }
}

/** What the parser calls its tokens. Its own list of them is not there at run time. */
const token = { openBrace: 1, closeBrace: 2, openBracket: 3, closeBracket: 4, end: 17 }

/** Offset of the first bracket that is nested too deeply. The parser calls itself for each level, so this comes before it. */
function findTooDeep(text: string): number | undefined {
  const scanner = createScanner(text, true)
  let depth = 0
  for (let kind: number = scanner.scan(); kind !== token.end; kind = scanner.scan()) {
    if (kind === token.openBrace || kind === token.openBracket) depth++
    if (kind === token.closeBrace || kind === token.closeBracket) depth--
    if (depth > depthLimit) return scanner.getTokenOffset()
  }
  return undefined
}

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

function syntaxFinding(text: string, error: ParseError): TextFinding {
  const found = text.slice(error.offset, error.offset + Math.min(error.length, 30)).split('\n')[0] ?? ''
  const code = syntaxCode(printParseErrorCode(error.error), found)
  const place = code === 'brace-expected' || code === 'bracket-expected' ? endBefore(text, error.offset) : error
  return { code, path: [], values: { found }, offset: place.offset, length: place.length }
}

/** What is not closed is marked where it should have been: at the end of what stands before. */
function endBefore(text: string, offset: number): { offset: number; length: number } {
  const before = text.slice(0, offset).replace(/[\s,]+$/, '')
  return { offset: Math.max(before.length - 1, 0), length: 1 }
}

function syntaxCode(name: string, found: string) {
  if (found.startsWith("'")) return 'single-quotes'
  if (name === 'CommaExpected' && found === '}') return 'bracket-expected'
  if (name === 'CommaExpected' && found === ']') return 'brace-expected'
  if (name === 'PropertyNameExpected' && (found === '{' || found === ']')) return 'brace-expected'
  return Object.hasOwn(syntaxCodes, name) ? syntaxCodes[name as keyof typeof syntaxCodes] : 'not-json'
}
