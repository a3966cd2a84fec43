/** Milliseconds of work in one go: a frame has 16, and the rest of the page wants some of them. */
const sliceLimit = 8

/**
 * Does something with each of many items, a slice at a time, so that the page draws and takes keys in between. Few items are done at once, before this
 * returns. `around` runs a slice, for example as one change.
 */
export async function forEachInSlices<T>(
  items: readonly T[],
  work: (item: T) => void,
  around = (slice: () => void) => slice(),
): Promise<void> {
  const left = items.values()
  let next = left.next()
  while (!next.done) {
    around(() => {
      const end = performance.now() + sliceLimit
      for (; !next.done && performance.now() < end; next = left.next()) work(next.value)
    })
    if (!next.done) await new Promise((resolve) => setTimeout(resolve))
  }
}
