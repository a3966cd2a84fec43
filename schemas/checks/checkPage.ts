import { getNodeValue, type Node } from 'jsonc-parser'
import { validate } from '../json/pageValidator.js'
import type { PageConfig } from '../page/kinds'
import '../rules/linearPattern'
import { type KindAlias, nameKinds, nameProperties } from '../page/normalisePage'
import type { RowColumn } from '../page/rowColumns'
import { checkMeaning } from './checkMeaning'
import { checkStructure } from './checkStructure'
import { type CheckOptions, type CheckResult, checkText, type ReadConfig } from './checkText'
import type { Finding } from './Finding'
import type { KnownNames } from './KnownNames'

/**
 * Checks the text of a page: first as JSON, then against the language, then what it means. The editor, the server, the command line and the
 * studio all ask here. Never throws, whatever the text is.
 */
export function checkPage(text: string, options: CheckOptions = {}): CheckResult<PageConfig> {
  return checkText(text, options, (tree, isBroken) => readConfig(tree, isBroken, options.known ?? {}))
}

/** The page that a text holds, by the language's own names, and whether it is one by its structure; what it means is not looked at. */
export function readWrittenPage(text: string): { config?: PageConfig; isPage: boolean } {
  const { config, problems } = checkText(text, {}, (tree, isBroken) => readConfig(tree, isBroken))
  return { config, isPage: config !== undefined && !problems.some(({ severity }) => severity === 'error') }
}

/**
 * A text with a syntax error is still read as far as it goes, so that a preview can show something; its meaning is not checked then, nor where nothing is said
 * of what it may name.
 */
function readConfig(tree: Node, isBroken: boolean, known?: KnownNames): ReadConfig<PageConfig> {
  const { page: value, kindAliases, rowColumns, writtenPath: asWritten } = nameKinds<unknown>(getNodeValue(tree))
  const { page, writtenPath } = nameProperties(value)
  const config = tree.type === 'object' ? (page as PageConfig) : undefined
  if (isBroken) return { config, findings: [] }
  const spellings = [...kindAliases.map(describeAlias), ...rowColumns.map(describeRowColumn)]
  // Against the names that are written: its findings speak of them.
  const structure = checkStructure(value, validate).map((finding) => ({ ...finding, path: asWritten(finding.path) }))
  if (structure.length > 0 || !config || !known) return { config, findings: [...spellings, ...structure] }
  const meaning = checkMeaning(config, known).map((finding) => ({ ...finding, path: asWritten(writtenPath(finding.path)) }))
  return { config, findings: [...spellings, ...meaning] }
}

function describeAlias({ path, written, kind }: KindAlias): Finding {
  return { code: 'kind-alias', path, values: { name: written, kind }, suggestion: kind, severity: 'warning' }
}

function describeRowColumn({ path, written }: RowColumn): Finding {
  return { code: 'row-column', path, values: { name: written }, severity: 'warning' }
}
