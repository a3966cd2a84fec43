import { type JsonToken, scanJson, token } from './scanJson'

/** A bracket that nothing closes, and the last character before it should have been. */
export interface Unclosed {
  bracket: '{' | '['
  offset: number
}

interface Opened {
  kind: number
  indent: number
}

const closerOf: Readonly<Record<number, number>> = { [token.openBrace]: token.closeBrace, [token.openBracket]: token.closeBracket }

/**
 * The first bracket that is not closed, by how far the lines are indented: a line that stands no further in than the one that opened a bracket closes
 * it. The parser notices later, often at the end of the text. undefined where every line up to `limit` stands as it should, and in a text of one line.
 */
export function findUnclosed(text: string, limit: number): Unclosed | undefined {
  const opened: Opened[] = []
  let end = 0
  for (const { kind, offset, length } of scanJson(text)) {
    if (offset > limit) return undefined
    const indent = indentAt(text, offset)
    const last = opened.at(-1)
    const isOut = last !== undefined && end > 0 && indent !== undefined && indent <= last.indent
    if (last && isOut && (kind !== closerOf[last.kind] || indent < last.indent))
      return { bracket: last.kind === token.openBrace ? '{' : '[', offset: end - 1 }
    if (kind === token.openBrace || kind === token.openBracket) opened.push({ kind, indent: lineIndent(text, offset) })
    if (last && kind === closerOf[last.kind]) opened.pop()
    if (kind !== token.comma) end = offset + length
  }
  return undefined
}

/** The place where a list should have begun: right behind the colon whose value turned out to be several, before `offset`. */
export function findListStart(text: string, offset: number): number | undefined {
  const before = [...scanJson(text)].filter((one) => one.offset < offset).reverse()
  let depth = 0
  for (const [index, one] of before.entries()) {
    if (one.kind === token.closeBrace || one.kind === token.closeBracket) depth++
    if (one.kind === token.openBrace || one.kind === token.openBracket) depth--
    if (depth < 0) return undefined
    if (depth === 0 && one.kind === token.colon) return endsBefore(before[index - 1]) ? one.offset : undefined
  }
  return undefined
}

function endsBefore(next: JsonToken | undefined): boolean {
  return next?.kind === token.openBrace
}

export function isFirstOfLine(text: string, offset: number): boolean {
  return indentAt(text, offset) !== undefined
}

/** How far in the first token of a line stands; undefined for the others. */
function indentAt(text: string, offset: number): number | undefined {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  return /^[ \t]*$/.test(text.slice(start, offset)) && start > 0 ? offset - start : undefined
}

function lineIndent(text: string, offset: number): number {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0].length ?? 0
}
