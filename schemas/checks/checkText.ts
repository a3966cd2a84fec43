import type { Node } from 'jsonc-parser'
import { baseLanguage } from '../language/findLanguage'
import type { Problem } from '../page/Problem'
import type { Language } from '../page/Text'
import { endingCodes } from './checkTree'
import { describeFinding } from './describeFinding'
import type { Finding, TextFinding } from './Finding'
import type { KnownNames } from './KnownNames'
import { createLineTable } from './LineTable'
import { readPageText } from './readPageText'

export interface CheckOptions {
  /** Language of the sentences; Chinese when left out. */
  language?: Language
  /** Name of the file, repeated in every problem. */
  file?: string
  /** What exists outside of the text. What is left out is not checked. */
  known?: KnownNames
}

export interface CheckResult<C> {
  /** What was read, by the language's own names; there whenever the text is an object. Only trust it when no problem is an error. */
  config?: C
  /** In the order of the text. */
  problems: Problem[]
}

/** What was read from a text, before its findings have words. */
export interface ReadConfig<C> {
  config?: C
  findings: (Finding | TextFinding)[]
}

/** Most problems that are listed; after them comes one that counts the rest. */
const problemLimit = 200

/**
 * Checks a text: first as JSON, then as `read` says, which is handed what could be parsed and whether that is not all of it. Never throws, whatever
 * the text is.
 */
export function checkText<C>(
  text: string,
  { language = baseLanguage, file }: CheckOptions,
  read: (tree: Node, isBroken: boolean) => ReadConfig<C>,
): CheckResult<C> {
  const { tree, findings, isBroken } = readPageText(text)
  const source = { tree, text, lines: createLineTable(text), language, file }
  const found = tree && !findings.some(({ code }) => endingCodes.has(code)) ? read(tree, isBroken) : undefined
  const all = [...findings, ...(found?.findings ?? [])]
  const problems = all.slice(0, problemLimit).map((finding) => describeFinding(finding, source))
  problems.sort((a, b) => (a.offset ?? 0) - (b.offset ?? 0))
  if (all.length > problemLimit) {
    problems.push(describeFinding({ code: 'too-many-problems', path: [], values: { count: all.length - problemLimit } }, source))
  }
  return { ...(found?.config ? { config: found.config } : {}), problems }
}
