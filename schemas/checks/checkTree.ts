import type { Node } from 'jsonc-parser'
import type { Finding, Path, TextFinding } from './Finding'

/** Most entries of one list or object, and most values of a page. More is no page, and would keep the checks busy for minutes. */
const entryLimit = 2000
const valueLimit = 100_000

/** Findings after which a page is not read any further. */
export const endingCodes: ReadonlySet<Finding['code']> = new Set(['forbidden-key', 'too-many-entries', 'too-many-values'])

/** Names that reach into JavaScript's own objects. */
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** What is wrong with a text as JSON, whatever it means: keys that are repeated or not allowed, and more than anybody can check. */
export function checkTree(root: Node): TextFinding[] {
  const findings: TextFinding[] = []
  let values = 0
  const visit = (node: Node, path: Path) => {
    values++
    const children = node.children ?? []
    if (children.length > entryLimit)
      findings.push(findingAt('too-many-entries', path, node, { count: children.length, limit: entryLimit }))
    if (children.length > entryLimit || values > valueLimit) return
    if (holdsNull(node)) findings.push(findingAt('null-character', path, node, {}))
    if (node.type === 'array') for (const [index, item] of children.entries()) visit(item, [...path, index])
    if (node.type !== 'object') return
    findings.push(...checkKeys(node, path))
    for (const { children: [key, value] = [] } of children) if (key && value) visit(value, [...path, String(key.value)])
  }
  visit(root, [])
  if (values > valueLimit) findings.push(findingAt('too-many-values', [], root, { limit: valueLimit }))
  return findings
}

function checkKeys(node: Node, path: Path): TextFinding[] {
  const seen = new Set<string>()
  return (node.children ?? []).flatMap(({ children: [key] = [] }) => {
    if (!key) return []
    const name = String(key.value)
    const code = forbiddenKeys.has(name) ? 'forbidden-key' : seen.has(name) ? 'repeated-key' : undefined
    seen.add(name)
    if (holdsNull(key)) return [findingAt('null-character', [...path, name], key, {})]
    return code ? [findingAt(code, [...path, name], key, { name })] : []
  })
}

/** U+0000 can stand in JSON and in no text of a database. */
function holdsNull({ type, value }: Node): boolean {
  return type === 'string' && String(value).includes('\0')
}

function findingAt(code: Finding['code'], path: Path, node: Node, values: Record<string, string | number>): TextFinding {
  const length = node.type === 'object' || node.type === 'array' ? 1 : node.length
  return { code, path, values, offset: node.offset, length }
}
