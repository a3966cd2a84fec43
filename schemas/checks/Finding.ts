import type { SourceText } from '../language/SourceText'
import type { FindingCode } from './texts'

/** Where something stands in the page: property names and positions, from the top. */
export type Path = readonly (string | number)[]

/** One thing that is wrong, before it has words and a line: checks give these, `describeFinding` makes them problems. */
export interface Finding {
  code: FindingCode
  path: Path
  /** What is marked: the value, or the name of the property that `path` ends with. The value when left out. */
  at?: 'key' | 'value'
  /** Part of a text that is marked, in characters of the text. */
  within?: { offset: number; length: number }
  /** Values for the sentence. */
  values?: Readonly<Record<string, string | number>>
  /** JSON types for the sentence, several joined by ` | `: they are put into the reader's words. What is no type stands as it is. */
  types?: Readonly<Record<string, string>>
  /** Words for the sentence that stand in every language. */
  words?: Readonly<Record<string, SourceText>>
  /** What to write instead. */
  suggestion?: string
  /** What could be written, where a name is one that is not there. A sentence lists the first of them. */
  known?: readonly string[]
  severity?: 'error' | 'warning'
}

/** A finding about characters of the text, not about a place in the page. */
export interface TextFinding extends Finding {
  offset: number
  length: number
}

/** JSON Pointer of a path. */
export function toPointer(path: Path): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

/** Path of a JSON Pointer. Positions of lists come as texts. */
export function fromPointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
}
