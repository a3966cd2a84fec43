import { type Node, type ParseError, parseTree } from 'jsonc-parser'
import { checkTree, endingCodes } from './checkTree'
import { describeSyntax } from './describeSyntax'
import type { Finding, TextFinding } from './Finding'
import { scanJson, token } from './scanJson'

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
  /** true: the text is no JSON, and the tree is what could be made of it. */
  isBroken: boolean
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
  const findings = errors.slice(0, 1).map((error) => describeSyntax(text, error))
  if (!tree) return { findings, isBroken: true }
  const ofTree = checkTree(tree)
  // Of a text that is not JSON the parser makes what it can: what seems to stand there twice may be two objects.
  if (errors.length > 0) return { tree, findings: [...findings, ...ofTree.filter(({ code }) => endingCodes.has(code))], isBroken: true }
  if (ofTree.some(({ code }) => code === 'repeated-key')) keepLastKeys(tree)
  return { tree, findings: ofTree, isBroken: false }
}

function refuse(code: 'too-large' | 'too-deep' | 'empty', offset: number, values?: Record<string, number>): PageText {
  return { findings: [{ code, path: [], values, offset, length: 1 }], isBroken: true }
}

/** Offset of the first bracket that is nested too deeply. The parser calls itself for each level, so this comes before it. */
function findTooDeep(text: string): number | undefined {
  let depth = 0
  for (const { kind, offset } of scanJson(text)) {
    if (kind === token.openBrace || kind === token.openBracket) depth++
    if (kind === token.closeBrace || kind === token.closeBracket) depth--
    if (depth > depthLimit) return offset
  }
  return undefined
}

/** Leaves the last of the properties of one name, which is the one that counts in JSON: what is found out about its value has its place there. */
function keepLastKeys({ type, children = [] }: Node): void {
  const nameOf = (property: Node) => String(property.children?.[0]?.value)
  if (type === 'object') {
    const last = new Map(children.map((property) => [nameOf(property), property]))
    children.splice(0, children.length, ...last.values())
  }
  for (const child of children) keepLastKeys(child)
}
