import { createScanner } from 'jsonc-parser'

/** Where a completion goes: what it replaces, and what must stand around it for the text to stay JSON. */
export interface CompletionPosition {
  /** What is replaced: the word or the string at the caret with both its quotes, or nothing. */
  from: number
  to: number
  /** Where a comma is missing before it; undefined when none is. */
  commaAt: number | undefined
  /** true: a comma is missing behind it. */
  needsComma: boolean
  /** true: a colon follows, so that a property name brings no value. */
  hasColon: boolean
  /** Names that the object around it has already. */
  names: ReadonlySet<string>
}

interface Token {
  from: number
  to: number
}

/** Every token that is no blank and no comment. */
function tokensOf(text: string): Token[] {
  const scanner = createScanner(text)
  const tokens: Token[] = []
  let to = 0
  while (to < text.length) {
    scanner.scan()
    const from = scanner.getTokenOffset()
    to = from + scanner.getTokenLength()
    if (!/^(?:\s|\/\/|\/\*|$)/.test(text.slice(from, to))) tokens.push({ from, to })
  }
  return tokens
}

function isClosed(text: string, { from, to }: Token): boolean {
  return to - from > 1 && text[to - 1] === '"' && !/(?:^|[^\\])(?:\\\\)*\\"$/.test(text.slice(from + 1, to))
}

/** The word that the caret stands in or right behind. A string that nobody has closed ends with the word at the caret. */
function wordAt(text: string, tokens: readonly Token[], caret: number): { from: number; to: number } {
  const token = tokens.find(({ from, to }) => from < caret && caret <= to)
  if (!token || /[{}[\],:]/.test(text.charAt(token.from))) return { from: caret, to: caret }
  const isOpen = text[token.from] === '"' && !isClosed(text, token)
  const rest = isOpen ? (/^[\w$-]*/.exec(text.slice(caret))?.[0].length ?? 0) : 0
  return { from: token.from, to: isOpen ? caret + rest : token.to }
}

/** The names in the object that the tokens lead out of, going backwards through `before` and forwards through `after`. */
function namesAround(text: string, before: readonly Token[], after: readonly Token[]): Set<string> {
  const names = new Set<string>()
  const walk = (tokens: readonly Token[], opening: string, closing: string, nameOf: (index: number) => Token | undefined) => {
    let depth = 0
    for (const [index, { from }] of tokens.entries()) {
      const first = text.charAt(from)
      if (opening.includes(first)) depth += 1
      if (closing.includes(first)) depth -= 1
      if (depth < 0) return
      const name = first === ':' && depth === 0 ? nameOf(index) : undefined
      if (name) names.add(text.slice(name.from + 1, name.to - 1))
    }
  }
  const backwards = before.toReversed()
  walk(backwards, '}]', '{[', (index) => backwards[index + 1])
  walk(after, '{[', '}]', (index) => after[index - 1])
  return names
}

/** Reads the surroundings of the caret from the text, whatever state it is in. */
export function findCompletionPosition(text: string, caret: number): CompletionPosition {
  const { from, to } = wordAt(text, tokensOf(text), caret)
  const before = tokensOf(text.slice(0, from))
  const after = tokensOf(text.slice(to)).map((token) => ({ from: token.from + to, to: token.to + to }))
  const previous = before.at(-1)
  const next = text.charAt(after[0]?.from ?? text.length)
  return {
    from,
    to,
    commaAt: previous && !'{[,:'.includes(text.charAt(previous.from)) ? previous.to : undefined,
    // Nothing at all follows at the end of the text.
    needsComma: !'}],:'.includes(next),
    hasColon: next === ':',
    names: namesAround(text, before, after),
  }
}
