import { getNodeValue, type Node } from 'jsonc-parser'
import { type DocumentConfig, type DocumentKind, documentFacts } from '../documents'
import { checkShownText } from '../documents/checkShownText'
import type { DocumentFacts } from '../documents/DocumentFacts'
import { validate } from '../json/documentValidator.js'
import '../rules/linearPattern'
import { checkStructure } from './checkStructure'
import { type CheckOptions, type CheckResult, checkText, type ReadConfig } from './checkText'
import type { Finding } from './Finding'

/** Checks the text of a document beside pages, as `checkPage` does that of a page. `kind` is what the name of its file says. */
export function checkDocument(text: string, kind: DocumentKind, options: CheckOptions = {}): CheckResult<DocumentConfig> {
  return checkText(text, options, (tree, isBroken) => readConfig(tree, isBroken, kind))
}

function readConfig(tree: Node, isBroken: boolean, kind: DocumentKind): ReadConfig<DocumentConfig> {
  const value: unknown = getNodeValue(tree)
  const config = tree.type === 'object' ? (value as DocumentConfig) : undefined
  if (isBroken) return { config, findings: [] }
  const structure = checkStructure(value, validate)
  if (structure.length > 0 || !config) return { config, findings: structure.map(inOwnWords) }
  if (config.kind !== kind) return { config, findings: [wrongEnding(config, kind)] }
  // A cast: the facts of a kind take the documents of that kind, which the type of a chosen one cannot say.
  const own = (documentFacts[kind] as DocumentFacts).check?.(config) ?? []
  return { config, findings: [...checkShownText(config.title, 'title', []), ...own] }
}

/** What is said otherwise of a document than of a page. */
function inOwnWords(finding: Finding): Finding {
  if (finding.code === 'wrong-code') return { ...finding, code: 'wrong-document-code' }
  return finding.code === 'unknown-page-kind' ? { ...finding, code: 'unknown-document-kind' } : finding
}

function wrongEnding({ kind }: DocumentConfig, wanted: DocumentKind): Finding {
  const endings = { ending: documentFacts[wanted].ending, own: documentFacts[kind].ending }
  return { code: 'other-document-kind', path: ['kind'], values: { kind, wanted, ...endings }, suggestion: wanted }
}
