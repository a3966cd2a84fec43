import type { TextReader } from '../FieldComponents'
import { cutTree } from './areas'
import type { AreaNode } from './areaTree'

/** What the names of provinces, cities and areas end with and people leave out. */
const endings = /(?:(?:壮族|回族|维吾尔)?自治区|特别行政区|自治州|自治县|地区|省|市|区|县|盟|旗)$/
/** What stands between the names, or is no part of them. */
const noNames = /[\s/／\\,，、;；>＞|·・–—-]+/g

/**
 * Reads an area by its code or by the names that lead to it, in full or as people write them: 浙江省/杭州市/西湖区, 浙江 杭州 西湖, 杭州市西湖区. Only what can be chosen
 * is read, and only what one area alone is called.
 */
export function areaReader(roots: readonly AreaNode[], level: number): TextReader {
  const tree = cutTree(roots, level)
  const all = below(tree)
  const codes = new Set(all.flatMap(({ value, children }) => (children ? [] : [value])))
  const written = new Map(tree.flatMap((root) => waysFrom(root)))
  return (text) => {
    const name = text.replace(noNames, '')
    if (codes.has(name)) return name
    const whole = written.get(name)
    if (whole !== undefined) return whole
    // Who begins with the province means that one, although an area elsewhere may be called alike.
    for (const beginnings of [tree, all]) {
      const found = new Set(beginnings.flatMap((node) => leavesCalled(node, name)))
      if (found.size > 0) return found.size === 1 ? [...found][0] : undefined
    }
    return undefined
  }
}

function below(nodes: readonly AreaNode[]): AreaNode[] {
  return nodes.flatMap((node) => [node, ...below(node.children ?? [])])
}

/** The names that lead to each area, joined, with its code. Cities that are provinces bear the same name twice, and are written once. */
function waysFrom({ text, value, children }: AreaNode, above = '', last = ''): [way: string, code: string][] {
  const way = text === last ? above : above + text
  return children ? children.flatMap((child) => waysFrom(child, way, text)) : [[way, value]]
}

/** Codes of the areas that the rest of a name leads to from here; a level between may be left out. */
function leavesCalled(node: AreaNode, name: string): string[] {
  const { text, value, children } = node
  return [...new Set([text, shortened(text)])].flatMap((called) => {
    if (!name.startsWith(called)) return []
    const rest = name.slice(called.length)
    if (!children) return rest === '' ? [value] : []
    return rest === ''
      ? []
      : [...children, ...children.flatMap((child) => child.children ?? [])].flatMap((next) => leavesCalled(next, rest))
  })
}

/** A name of one sign keeps its ending: 城区 is not called 城. */
function shortened(name: string): string {
  const short = name.replace(endings, '')
  return short.length < 2 ? name : short
}
