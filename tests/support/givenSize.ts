/** jsdom has no layout, and a grid without size draws no rows: every element is as large as a screen while the tests of this file run. */
export function giveElementsSize(width = 1600, height = 900): void {
  for (const [name, value] of Object.entries({ clientWidth: width, clientHeight: height, offsetWidth: width, offsetHeight: height })) {
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value })
  }
  Element.prototype.scrollIntoView ??= () => {}
  const silent = window.matchMedia
  window.matchMedia = (query) => ({ ...silent(query), matches: isMet(query, width) })
}

function isMet(query: string, width: number): boolean {
  const [, edge, pixels] = /\((min|max)-width: ?([\d.]+)px\)/.exec(query) ?? []
  return edge === 'min' ? width >= Number(pixels) : edge === 'max' && width <= Number(pixels)
}
