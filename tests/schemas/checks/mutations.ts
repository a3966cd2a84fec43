import { type Node, parseTree } from 'jsonc-parser'

/** One key of a page with one character changed. */
export interface Mutation {
  text: string
  original: string
  mutated: string
  line: number
  /** Names from the top down to the object that holds the key. */
  owner: readonly (string | number)[]
}

/** Random numbers that are the same in every run. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** The name with one character replaced, left out, put in, or swapped with its neighbour. */
function mutateName(name: string, random: () => number): string {
  const at = Math.floor(random() * name.length)
  const letter = letters.charAt(Math.floor(random() * letters.length))
  const [before, after] = [name.slice(0, at), name.slice(at + 1)]
  const ways = [
    before + letter + after,
    before + after,
    before + letter + name.slice(at),
    before + after.charAt(0) + name.charAt(at) + after.slice(1),
  ]
  return ways[Math.floor(random() * ways.length)] ?? name
}

/** Every key of the page, once, with one character changed. */
export function mutateKeys(text: string, random: () => number): Mutation[] {
  const mutations: Mutation[] = []
  const visit = (node: Node, path: readonly (string | number)[]) => {
    if (node.type === 'array') for (const [index, item] of (node.children ?? []).entries()) visit(item, [...path, index])
    if (node.type !== 'object') return
    for (const { children: [key, value] = [] } of node.children ?? []) {
      if (!key || !value) continue
      const original = String(key.value)
      const mutated = mutateName(original, random)
      const changed = text.slice(0, key.offset) + JSON.stringify(mutated) + text.slice(key.offset + key.length)
      mutations.push({ text: changed, original, mutated, line: text.slice(0, key.offset).split('\n').length, owner: path })
      visit(value, [...path, original])
    }
  }
  const tree = parseTree(text)
  if (tree) visit(tree, [])
  return mutations
}
