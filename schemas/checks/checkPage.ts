import { getNodeValue, type Node } from 'jsonc-parser'
import { baseLanguage } from '../language/findLanguage'
import type { PageConfig } from '../page/kinds'
import { type KindAlias, nameKinds, nameProperties } from '../page/normalisePage'
import type { Problem } from '../page/Problem'
import type { Language } from '../page/Text'
import { checkMeaning } from './checkMeaning'
import { checkStructure } from './checkStructure'
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
  /** What exists outside of the page. What is left out is not checked. */
  known?: KnownNames
}

export interface CheckResult {
  /** The page as it was read, field kinds and properties by their own names; there whenever the text is an object. Only trust it when no problem is an error. */
  config?: PageConfig
  /** In the order of the text. */
  problems: Problem[]
}

/** Most problems that are listed; after them comes one that counts the rest. */
const problemLimit = 200

/**
 * Checks the text of a page: first as JSON, then against the language, then what it means. The editor, the server, the command line and the
 * studio all ask here. Never throws, whatever the text is.
 */
export function checkPage(text: string, { language = baseLanguage, file, known = {} }: CheckOptions = {}): CheckResult {
  const { tree, findings } = readPageText(text)
  const source = { tree, text, lines: createLineTable(text), language, file }
  const read = tree && !findings.some(({ code }) => endingCodes.has(code)) ? readConfig(tree, findings.length > 0, known) : undefined
  const all = [...findings, ...(read?.findings ?? [])]
  const problems = all.slice(0, problemLimit).map((finding) => describeFinding(finding, source))
  problems.sort((a, b) => (a.offset ?? 0) - (b.offset ?? 0))
  if (all.length > problemLimit) {
    problems.push(describeFinding({ code: 'too-many-problems', path: [], values: { count: all.length - problemLimit } }, source))
  }
  return { ...(read?.config ? { config: read.config } : {}), problems }
}

interface ReadConfig {
  config?: PageConfig
  findings: (Finding | TextFinding)[]
}

/** A text with a syntax error is still read as far as it goes, so that a preview can show something; its meaning is not checked. */
function readConfig(tree: Node, isBroken: boolean, known: KnownNames): ReadConfig {
  const { page: value, kindAliases } = nameKinds<unknown>(getNodeValue(tree))
  const { page, writtenPath } = nameProperties(value)
  const config = tree.type === 'object' ? (page as PageConfig) : undefined
  if (isBroken) return { config, findings: [] }
  const aliases = kindAliases.map(describeAlias)
  // Against the names that are written: its findings speak of them.
  const structure = checkStructure(value)
  if (structure.length > 0 || !config) return { config, findings: [...aliases, ...structure] }
  const meaning = checkMeaning(config, known).map((finding) => ({ ...finding, path: writtenPath(finding.path) }))
  return { config, findings: [...aliases, ...meaning] }
}

function describeAlias({ path, written, kind }: KindAlias): Finding {
  return { code: 'kind-alias', path, values: { name: written, kind }, suggestion: kind, severity: 'warning' }
}
