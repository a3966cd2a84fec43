import { findNodeAtLocation, type JSONPath, type Node, parseTree } from 'jsonc-parser'
import { inEveryLanguage } from '../language/SourceText'
import { toColumnName } from './tableNames'

/** What a copy is called. */
export interface PageCopy {
  code: string
  /** In every language; left out: as the original. */
  title?: string
}

/** A value of the text that is written anew; everything else in it (comments, line breaks, spelling) stays as it was written. */
interface Replacement {
  node: Node
  value: unknown
}

function replaceValues(text: string, replacements: readonly Replacement[]): string {
  const fromTheEnd = [...replacements].sort((one, other) => other.node.offset - one.node.offset)
  return fromTheEnd.reduce(
    (written, { node, value }) => written.slice(0, node.offset) + JSON.stringify(value) + written.slice(node.offset + node.length),
    text,
  )
}

const read = (text: string): Node | undefined => parseTree(text, [], { allowTrailingComma: true })

/** The text with another code. One that cannot be read, or says none, stays as it is. */
export function withCode(text: string, code: string): string {
  const root = read(text)
  const node = root && findNodeAtLocation(root, ['code'])
  return node ? replaceValues(text, [{ node, value: code }]) : text
}

/**
 * The text of a copy of a page, which takes nothing from the original: code, title, permission prefix, address in the menu, and where the page has a
 * `resource` its tables and calls are its own, wherever the page names them.
 */
export function copyPageText(text: string, { code, title }: PageCopy): string {
  const root = read(text)
  if (!root) return text
  const at = (...path: JSONPath) => findNodeAtLocation(root, path)
  const titleNode = at('title')
  const own = ownNames(root, code)
  const replacements = stringsIn(root, []).flatMap(({ node, path }): Replacement[] => {
    const value = renamed(node.value as string, path, own)
    return value === undefined ? [] : [{ node, value }]
  })
  const isInTitle = ({ node }: Replacement) =>
    titleNode !== undefined && node.offset >= titleNode.offset && node.offset < titleNode.offset + titleNode.length
  return replaceValues(text, [
    ...replacements.filter((replacement) => !isInTitle(replacement)),
    ...(titleNode && title !== undefined
      ? [{ node: titleNode, value: inEveryLanguage({ 'zh-CN': title, 'en-US': title, 'de-DE': title }) }]
      : []),
  ])
}

/** What a page has for itself, and what its copy has instead. */
interface OwnNames {
  code: readonly [string, string]
  urls: ReadonlyMap<string, string>
  tables: ReadonlyMap<string, string>
}

function ownNames(root: Node, code: string): OwnNames {
  const textAt = (...path: JSONPath) => {
    const value: unknown = findNodeAtLocation(root, path)?.value
    return typeof value === 'string' ? value : undefined
  }
  const hasResource = findNodeAtLocation(root, ['resource']) !== undefined
  const urls = hasResource
    ? [
        ...textsBelow(root, ['url']),
        ...itemsOf(root, ['resource', 'actions']).flatMap((_, index) => textAt('resource', 'actions', index, 'url') ?? []),
      ]
    : []
  const table = textAt('resource', 'table')
  const newTable = code.replaceAll('-', '_')
  const subs = itemsOf(root, ['subTables']).flatMap((_, index): [string, string][] => {
    const [named, key] = [textAt('subTables', index, 'table'), textAt('subTables', index, 'key')]
    return named === undefined || key === undefined ? [] : [[named, `${newTable}_${toColumnName(key)}`]]
  })
  return {
    code: [textAt('code') ?? '', code],
    urls: new Map([...copyUrls(urls, code), ...copyUrls([textAt('menu', 'path') ?? []].flat(), code)]),
    tables: new Map([...(table === undefined ? [] : [[table, newTable] as const]), ...subs]),
  }
}

/** `/demo/order/list` beside `/demo/order/add` becomes `/demo/<code>/list`; paths without a folder of their own get one. */
function copyUrls(urls: readonly string[], code: string): [string, string][] {
  const parts = urls.map((url) => url.split('/'))
  const [first = []] = parts
  const last = Math.min(...parts.map(({ length }) => length - 1))
  const shared = first.findIndex((part, index) => index >= last || parts.some((other) => other[index] !== part))
  const folder = shared === -1 ? first.length - 1 : shared
  if (urls.length === 1) return urls.map((url) => [url, `${url.slice(0, url.lastIndexOf('/'))}/${code}`])
  return urls.map((url, index) => {
    const rest = (parts[index] ?? []).slice(folder)
    return [url, folder <= 1 ? `/${code}${url}` : [...first.slice(0, folder - 1), code, ...rest].join('/')]
  })
}

/** Where a value stands for the code of a page, or for a table; the same word elsewhere is something else. */
function renamed(value: string, path: JSONPath, { code: [former, code], urls, tables }: OwnNames): string | undefined {
  const [name] = path.slice(-1)
  if (path.length === 1 && (name === 'code' || name === 'authPre')) return code
  if (name === 'page' && value === former) return code
  if (name === 'table' || name === 'from') return tables.get(value)
  return value.startsWith('/') ? urls.get(value) : undefined
}

function itemsOf(root: Node, path: JSONPath): readonly Node[] {
  const node = findNodeAtLocation(root, path)
  return node?.type === 'array' ? (node.children ?? []) : []
}

function textsBelow(root: Node, path: JSONPath): string[] {
  const node = findNodeAtLocation(root, path)
  return node ? stringsIn(node, path).map(({ node: one }) => one.value as string) : []
}

function stringsIn(node: Node, path: JSONPath): { node: Node; path: JSONPath }[] {
  if (node.type === 'string') return [{ node, path }]
  return (node.children ?? []).flatMap((child, index) => {
    const [key, value] = child.type === 'property' ? (child.children ?? []) : []
    if (child.type === 'property') return value ? stringsIn(value, [...path, String(key?.value)]) : []
    return stringsIn(child, [...path, index])
  })
}
