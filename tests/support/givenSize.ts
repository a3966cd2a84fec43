let takeAway = () => {}

/** jsdom has no layout, and a grid without size draws no rows: every element is as large as a screen while the tests of this file run. */
export function giveElementsSize(width = 1600, height = 900): void {
  const sizes = { clientWidth: width, clientHeight: height, offsetWidth: width, offsetHeight: height }
  const silent = window.matchMedia
  const before = takeAway
  const own = Object.keys(sizes).map((name) => [name, Object.getOwnPropertyDescriptor(HTMLElement.prototype, name)] as const)
  takeAway = () => {
    for (const [name, descriptor] of own) {
      Reflect.deleteProperty(HTMLElement.prototype, name)
      if (descriptor) Object.defineProperty(HTMLElement.prototype, name, descriptor)
    }
    window.matchMedia = silent
    takeAway = before
    before()
  }
  for (const [name, value] of Object.entries(sizes))
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value })
  Element.prototype.scrollIntoView ??= () => {}
  window.matchMedia = (query) => ({ ...silent(query), matches: isMet(query, width) })
}

/** Elements have no size again, as before the first time that one was given, and nothing moves. */
export function takeElementsSize(): void {
  takeAway()
}

function isMet(query: string, width: number): boolean {
  const [, edge, pixels] = /\((min|max)-width: ?([\d.]+)px\)/.exec(query) ?? []
  return edge === 'min' ? width >= Number(pixels) : edge === 'max' && width <= Number(pixels)
}
