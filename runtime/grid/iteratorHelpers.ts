/**
 * The grid calls the iterator helpers `map` and `toArray`, which browsers of 2024, Node 20 and jsdom do not all have.
 * Imported before the grid for its effect; only what is missing is added.
 */
const iteratorPrototype = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())) as object

function* map(this: Iterable<unknown>, change: (value: unknown, index: number) => unknown): Generator {
  let index = 0
  for (const value of this) yield change(value, index++)
}

function toArray(this: Iterable<unknown>): unknown[] {
  return Array.from(this)
}

for (const [name, helper] of Object.entries({ map, toArray })) {
  if (!(name in iteratorPrototype)) Object.defineProperty(iteratorPrototype, name, { value: helper, writable: true, configurable: true })
}
