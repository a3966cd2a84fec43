import { findNodeAtLocation, type JSONPath, type Node, parseTree } from 'jsonc-parser'
import { isObject } from '../../model/read'

/** One value to be written at a place; `undefined` takes away what is there. */
export interface JsonChange {
  path: JSONPath
  value: unknown
}

/** Names in the order in which they are written, for properties of the outermost object. */
export type NameOrder = readonly string[]

/** The text with the changes; everything else in it (comments, line breaks, spelling) stays as it was written. */
export function applyChanges(text: string, changes: readonly JsonChange[], order: NameOrder): string {
  return changes.reduce((written, change) => applyChange(written, change, order), text)
}

function applyChange(text: string, { path, value }: JsonChange, order: NameOrder): string {
  const root = parseTree(text)
  if (!root) return text
  const node = findNodeAtLocation(root, path)
  if (node) return value === undefined ? removeNode(text, node) : splice(text, node.offset, node.length, printValue(value))
  if (value === undefined) return text
  const depth = path.findLastIndex((_, index) => findNodeAtLocation(root, path.slice(0, index)) !== undefined)
  const parent = findNodeAtLocation(root, path.slice(0, depth))
  const name = path[depth]
  if (!parent || name === undefined) return text
  const whole = path.slice(depth + 1).reduceRight<unknown>((inner, key) => (typeof key === 'number' ? [inner] : { [key]: inner }), value)
  const written = printValue(whole)
  if (parent.type === 'array') return insertInto(text, parent, parent.children?.length ?? 0, written)
  if (parent.type !== 'object') return splice(text, parent.offset, parent.length, printValue({ [name]: whole }))
  const index = depth === 0 ? indexFor(String(name), parent, order) : (parent.children?.length ?? 0)
  return insertInto(text, parent, index, `${JSON.stringify(name)}: ${written}`)
}

/** Behind the last property that stands before `name` in the order. */
function indexFor(name: string, { children = [] }: Node, order: NameOrder): number {
  const before = new Set(order.slice(0, Math.max(order.indexOf(name), 0)))
  return children.findLastIndex((property) => before.has(String(property.children?.[0]?.value))) + 1
}

/** On one line, as pages are written: `{ "parent": "task" }`. */
function printValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(printValue).join(', ')}]`
  if (!isObject(value)) return JSON.stringify(value)
  const entries = Object.entries(value).filter(([, one]) => one !== undefined)
  return entries.length === 0 ? '{}' : `{ ${entries.map(([name, one]) => `${JSON.stringify(name)}: ${printValue(one)}`).join(', ')} }`
}

function insertInto(text: string, parent: Node, index: number, written: string): string {
  const children = parent.children ?? []
  const [first] = children
  if (!first) return splice(text, parent.offset, parent.length, parent.type === 'array' ? `[${written}]` : `{ ${written} }`)
  const lead = text.slice(parent.offset + 1, first.offset)
  const space = lead.includes('\n') ? `${text.includes('\r\n') ? '\r\n' : '\n'}${/[^\n]*$/.exec(lead)?.[0] ?? ''}` : ' '
  const previous = children[index - 1]
  if (!previous) return splice(text, first.offset, 0, `${written},${space}`)
  const end = previous.offset + previous.length
  const comma = commaAfter(text, end)
  if (comma === undefined) return splice(splice(text, lineEnd(text, end, parent), 0, space + written), end, 0, ',')
  return splice(text, lineEnd(text, comma + 1, children[index] ?? parent), 0, `${space}${written},`)
}

/** The end of the line with what is said about it, unless the next thing stands there already. */
function lineEnd(text: string, offset: number, next: Node): number {
  const line = /^[^\r\n]*/.exec(text.slice(offset))?.[0] ?? ''
  const nextAt = next.offset >= offset ? next.offset : next.offset + next.length - 1
  return nextAt < offset + line.length ? offset : offset + line.length
}

function removeNode(text: string, node: Node): string {
  const item = node.parent?.type === 'property' ? node.parent : node
  const siblings = item.parent?.children ?? []
  const next = siblings[siblings.indexOf(item) + 1]
  const previous = siblings[siblings.indexOf(item) - 1]
  const end = item.offset + item.length
  const comma = commaAfter(text, end)
  const from = next === undefined ? trimmedStart(text, item.offset) : item.offset
  const to = comma === undefined ? end : next ? Math.min(next.offset, afterSpace(text, comma + 1)) : comma + 1
  const without = text.slice(0, from) + text.slice(to)
  const before = comma === undefined && previous ? commaAfter(text, previous.offset + previous.length) : undefined
  return before === undefined ? without : splice(without, before, 1, '')
}

/** Where the spaces, and the line break, before the offset begin. */
function trimmedStart(text: string, offset: number): number {
  return offset - (/\r?\n?[ \t]*$/.exec(text.slice(0, offset))?.[0].length ?? 0)
}

function afterSpace(text: string, offset: number): number {
  return offset + (/^[ \t]*(\r?\n[ \t]*)?/.exec(text.slice(offset))?.[0].length ?? 0)
}

/** Where the comma stands that follows, past comments. */
function commaAfter(text: string, offset: number): number | undefined {
  const between = /^(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/.exec(text.slice(offset))?.[0].length ?? 0
  return text[offset + between] === ',' ? offset + between : undefined
}

function splice(text: string, offset: number, length: number, written: string): string {
  return text.slice(0, offset) + written + text.slice(offset + length)
}
