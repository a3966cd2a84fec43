import { getNodeValue, type Node } from 'jsonc-parser'
import { validate } from '../json/pageValidator.js'
import type { PageConfig } from '../page/kinds'
import '../rules/linearPattern'
import { type KindAlias, nameKinds, nameProperties } from '../page/normalisePage'
import type { RowColumn } from '../page/rowColumns'
import { checkMeaning } from './checkMeaning'
import { checkStructure } from './checkStructure'
import { type CheckOptions, type CheckResult, checkText, type ReadConfig } from './checkText'
import type { Finding, Path } from './Finding'
import type { KnownNames } from './KnownNames'
import { mendStructure } from './mendStructure'

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
  const structure = checkStructure(value, validate)
  if (!config || !known) return { config, findings: [...spellings, ...structure.map(at(asWritten))] }
  const found = structure.length > 0 ? meaningBeside(value, structure, known) : checkMeaning(config, known).map(at(writtenPath))
  return { config, findings: [...spellings, ...structure.map(at(asWritten)), ...found.map(at(asWritten))] }
}

/** What is wrong with the meaning of a page whose structure is wrong by slips alone. */
function meaningBeside(value: unknown, structure: readonly Finding[], known: KnownNames): Finding[] {
  const mended = mendStructure(value, structure)
  if (!mended || checkStructure(mended.config, validate).length > 0) return []
  const { page, writtenPath } = nameProperties(mended.config)
  return checkMeaning(page as PageConfig, known).map(at((path) => mended.writtenPath(writtenPath(path))))
}

const at =
  (written: (path: Path) => Path) =>
  (finding: Finding): Finding => ({ ...finding, path: written(finding.path) })

function describeAlias({ path, written, kind }: KindAlias): Finding {
  return { code: 'kind-alias', path, values: { name: written, kind }, suggestion: kind, severity: 'warning' }
}

function describeRowColumn({ path, written }: RowColumn): Finding {
  return { code: 'row-column', path, values: { name: written }, severity: 'warning' }
}
