/** Fewest insertions, deletions, replacements and swaps of neighbours that turn `a` into `b`. */
function nameDistance(a: string, b: string): number {
  let before: number[] = []
  let last: number[] = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let best = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, at(before, j - 2) + 1)
      row.push(best)
    }
    before = last
    last = row
  }
  return at(last, b.length)
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY
}

const longestName = 80

/** The name that was probably meant; undefined when none is near enough. Earlier names win among equally near ones. */
export function nearestName(found: string, names: Iterable<string>): string | undefined {
  if (found === '' || found.length > longestName) return undefined
  const limit = Math.max(1, Math.floor(found.length / 3))
  let nearest: string | undefined
  let nearestDistance = limit + 1
  let longer: string | undefined
  for (const name of names) {
    if (Math.abs(name.length - found.length) <= limit) {
      const distance = nameDistance(found.toLowerCase(), name.toLowerCase())
      if (distance < nearestDistance) {
        nearest = name
        nearestDistance = distance
      }
    }
    if (found.length >= 2 && !longer && name.toLowerCase().startsWith(found.toLowerCase())) longer = name
  }
  return nearest ?? longer
}
