/** The items with those that are meant one place further up or down, in their order; at the end of the list they stay. */
export function moveItems<T extends { key: string }>(items: readonly T[], meant: ReadonlySet<string>, step: 1 | -1): T[] {
  const moved = step === 1 ? [...items].reverse() : [...items]
  for (let index = 1; index < moved.length; index++) {
    const [before, item] = [moved[index - 1], moved[index]]
    if (before && item && meant.has(item.key) && !meant.has(before.key)) moved.splice(index - 1, 2, item, before)
  }
  return step === 1 ? moved.reverse() : moved
}
