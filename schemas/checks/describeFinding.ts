import { findNodeAtLocation, type Node } from 'jsonc-parser'
import { documentFacts, documentKinds } from '../documents'
import { isDocumentCode } from '../documents/documentName'
import { translate } from '../language/SourceText'
import type { Problem } from '../page/Problem'
import { nameOfType } from '../page/shapeNames'
import type { Language } from '../page/Text'
import { type Finding, type Path, type TextFinding, toPointer } from './Finding'
import type { LineTable } from './LineTable'
import { findingTexts } from './texts'
import { writeSentence } from './writeSentence'

interface TextRange {
  offset: number
  length: number
}

/** What is known about the text that the findings are about. */
export interface PageSource {
  tree?: Node
  text: string
  lines: LineTable
  language: Language
  file?: string
}

/** Gives a finding its words and its place in the text. */
export function describeFinding(finding: Finding | TextFinding, source: PageSource): Problem {
  const { offset, length } = 'offset' in finding ? finding : findRange(finding, source)
  return {
    path: toPointer(finding.path),
    code: finding.code,
    message: sentenceOf(finding, source.language),
    severity: finding.severity ?? 'error',
    ...source.lines.place(offset),
    offset,
    length,
    ...(finding.suggestion === undefined ? {} : { suggestion: finding.suggestion }),
    ...missingDocument(finding),
    ...(source.file === undefined ? {} : { file: source.file }),
  }
}

/** What a finding says. */
export function sentenceOf({ code, values, types = {}, words = {}, suggestion, known }: Finding, language: Language): string {
  const translated = Object.entries(words).map(([place, text]) => [place, translate(text, language)])
  return writeSentence(findingTexts[code], language, {
    values: { ...values, ...nameTypes(types, language), ...Object.fromEntries(translated) },
    // The sentence itself says what it is another spelling of.
    suggestion: code === 'kind-alias' ? undefined : suggestion,
    known,
  })
}

/** A finding that there is no such dictionary says which one could be made. */
function missingDocument({ code, values = {} }: Finding): Pick<Problem, 'missing'> {
  const kind = documentKinds.find((one) => documentFacts[one].missing === code)
  return kind && typeof values.name === 'string' && isDocumentCode(values.name) ? { missing: { kind, code: values.name } } : {}
}

function nameTypes(types: Readonly<Record<string, string>>, language: Language): Record<string, string> {
  const either = new Intl.ListFormat(language, { type: 'disjunction' })
  const inWords = (written: string) => either.format(new Set(written.split(' | ').map((type) => nameOfType(type, language))))
  return Object.fromEntries(Object.entries(types).map(([place, written]) => [place, inWords(written)]))
}

function findRange({ path, at, within }: Finding, { tree, text }: PageSource): TextRange {
  const node = tree && findNearest(tree, path)
  if (!node) return { offset: 0, length: 0 }
  const isWhole = findNodeAtLocation(tree, [...path]) === node
  const keyNode = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined
  if (at === 'key' && isWhole && keyNode) return { offset: keyNode.offset, length: keyNode.length }
  if (within && isWhole && node.type === 'string') return rangeInString(text, node, within)
  if (node.type === 'object' || node.type === 'array') return { offset: node.offset, length: 1 }
  return { offset: node.offset, length: node.length }
}

/** The node at the path, or the nearest one above it. */
function findNearest(tree: Node, path: Path): Node | undefined {
  for (let length = path.length; length >= 0; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length))
    if (node) return node
  }
  return undefined
}

/** Place of some characters of a text: an escape such as `\n` is longer in the file than in the text. */
function rangeInString(text: string, node: Node, within: TextRange): TextRange {
  const raw = text.slice(node.offset + 1, node.offset + node.length - 1)
  const starts: number[] = []
  for (const match of raw.matchAll(/\\u[0-9a-fA-F]{4}|\\.|[\s\S]/g)) starts.push(match.index)
  starts.push(raw.length)
  const from = starts[within.offset] ?? raw.length
  const to = starts[within.offset + within.length] ?? raw.length
  return { offset: node.offset + 1 + from, length: Math.max(to - from, 1) }
}
