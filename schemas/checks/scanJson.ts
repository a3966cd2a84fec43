import { createScanner } from 'jsonc-parser'

/** What the scanner calls its tokens. Its own list of them is not there at run time. */
export const token = { openBrace: 1, closeBrace: 2, openBracket: 3, closeBracket: 4, comma: 5, colon: 6, end: 17 }

/** A token of a JSON text, without blanks and comments. */
export interface JsonToken {
  kind: number
  offset: number
  length: number
}

/** The tokens of a text, also of one that is no JSON. */
export function* scanJson(text: string): Generator<JsonToken> {
  const scanner = createScanner(text, true)
  for (let kind: number = scanner.scan(); kind !== token.end; kind = scanner.scan())
    yield { kind, offset: scanner.getTokenOffset(), length: scanner.getTokenLength() }
}
