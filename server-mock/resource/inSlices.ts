/** Handles items one after the other; `rest` lets other calls go first in between. */
export async function inSlices<T, R>(
  items: readonly T[],
  handle: (item: T, index: number) => R | Promise<R>,
  rest: () => Promise<void>,
): Promise<R[]> {
  const results: R[] = []
  for (const [index, item] of items.entries()) {
    results.push(await handle(item, index))
    await rest()
  }
  return results
}

/** The items in parts of at most `size`, in their order. */
export function inParts<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, part) => items.slice(part * size, (part + 1) * size))
}
