/**
 * How many states a regular expression has about when it is compiled, read from its text alone: each character is one, and what stands
 * before `{n,m}` counts m times. Compiling a pattern that says `(a?){999}` forty times would already take seconds.
 */
export function countStates(source: string): number {
  const groups: number[][] = [[]]
  let index = 0
  while (index < source.length) {
    const group = groups[groups.length - 1] as number[]
    const repeat = repeatAt(source, index)
    if (repeat) {
      group.push((group.pop() ?? 0) * repeat.times)
      index += repeat.length
      continue
    }
    const char = source[index]
    if (char === '(') groups.push([])
    else if (char === ')' && groups.length > 1) {
      const inner = groups.pop() as number[]
      groups[groups.length - 1]?.push(total(inner) + 2)
    } else group.push(1)
    index += lengthOfAtom(source, index)
  }
  return groups.reduce((sum, group) => sum + total(group), 0)
}

const total = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + size, 0)

/** `{n}`, `{n,}` or `{n,m}` at this place; anything else in braces is plain text. */
function repeatAt(source: string, index: number): { times: number; length: number } | undefined {
  if (source[index] !== '{') return undefined
  const found = /^\{(\d+)(,(\d*))?\}/.exec(source.slice(index, index + 30))
  if (!found) return undefined
  return { times: Math.max(Number(found[1]), Number(found[3] ?? 0), 1), length: found[0].length }
}

/** Characters of the escape, the class or the single character at this place. */
function lengthOfAtom(source: string, index: number): number {
  if (source.startsWith('\\Q', index)) {
    const end = source.indexOf('\\E', index)
    return (end < 0 ? source.length : end + 2) - index
  }
  const named = /^\\[pPx]\{[^}]*\}/.exec(source.slice(index, index + 60))
  if (named) return named[0].length
  if (source[index] === '\\') return 2
  return source[index] === '[' ? lengthOfClass(source, index) : 1
}

/** A class ends at the first `]` that is neither its first character, nor escaped, nor the end of a `[:name:]`. */
function lengthOfClass(source: string, start: number): number {
  let index = start + 1
  if (source[index] === '^') index++
  if (source[index] === ']') index++
  while (index < source.length && source[index] !== ']') {
    const named = source.startsWith('[:', index) ? source.indexOf(':]', index) : -1
    if (named >= 0) index = named + 2
    else index += source[index] === '\\' ? 2 : 1
  }
  return index + 1 - start
}
