/** What a part of an expression is expected to cost, and how long its value is where it is a list. */
interface Estimate {
  steps: number
  /** Entries of the list. */
  size: number
  /** Entries of the lists in the list. */
  inner: number
}

type Known = ReadonlyMap<string, Estimate>

interface Node {
  op: string
  args: unknown
}

const loops = new Set(['map', 'filter', 'exists', 'exists_one', 'all'])
/** Entries of a list of which nothing is known. */
const unknownSize = 10

/**
 * Steps that an expression takes when every table has `rows` rows, every condition is looked at and no loop ends early. Trying it with sample
 * rows shows less: which branch runs depends on them.
 */
export function estimateSteps(tree: unknown, rows: number): number {
  return estimate(tree, new Map([['selected', { steps: 1, size: rows, inner: 0 }]]), rows).steps
}

function estimate(value: unknown, known: Known, rows: number): Estimate {
  if (Array.isArray(value)) return together(value.map((item) => estimate(item, known, rows)))
  if (!isNode(value)) return { steps: 0, size: 0, inner: 0 }
  const { op, args } = value
  if (op === 'id') return known.get(String(args)) ?? { steps: 1, size: unknownSize, inner: unknownSize }
  if (op === 'list' && Array.isArray(args)) {
    const items = together(args.map((item) => estimate(item, known, rows)))
    return { steps: items.steps + 1, size: args.length, inner: items.size }
  }
  if (!Array.isArray(args)) return plusOne(estimate(args, known, rows))
  if (op === '.' && isRoot(args[0], 'sub')) return { steps: 2, size: rows, inner: 0 }
  if (op === '[]') return elementOf(together(args.map((item) => estimate(item, known, rows))))
  if (op === 'rcall') return estimateCall(args, known, rows)
  const all = together(args.map((item) => estimate(item, known, rows)))
  // Functions and `in` go through the whole list.
  return { ...all, steps: all.steps + 1 + (op === 'call' || op === 'in' ? all.size : 0) }
}

function estimateCall([name, receiver, operands]: readonly unknown[], known: Known, rows: number): Estimate {
  const parts = Array.isArray(operands) ? operands : []
  const list = estimate(receiver, known, rows)
  const variable = isNode(parts[0]) && parts[0].op === 'id' ? String(parts[0].args) : ''
  if (loops.has(String(name))) {
    const element = { steps: 1, size: list.inner, inner: unknownSize }
    const body = estimate(parts.slice(1), new Map([...known, [variable, element]]), rows)
    return { steps: list.steps + 1 + list.size * (body.steps + 2), size: list.size, inner: name === 'map' ? body.size : list.inner }
  }
  if (name === 'bind' && isRoot(receiver, 'cel')) {
    const bound = estimate(parts[1], known, rows)
    const body = estimate(parts[2], new Map([...known, [variable, { ...bound, steps: 1 }]]), rows)
    return { ...body, steps: bound.steps + body.steps + 1 }
  }
  const all = together([list, ...parts.map((item) => estimate(item, known, rows))])
  return { ...all, steps: all.steps + 1 }
}

function together(parts: readonly Estimate[]): Estimate {
  const sum: Estimate = { steps: 0, size: 0, inner: 0 }
  for (const { steps, size, inner } of parts) {
    sum.steps += steps
    sum.size = Math.max(sum.size, size)
    sum.inner = Math.max(sum.inner, inner)
  }
  return sum
}

const plusOne = (found: Estimate): Estimate => ({ ...found, steps: found.steps + 1 })
const elementOf = ({ steps, inner }: Estimate): Estimate => ({ steps: steps + 1, size: inner, inner: unknownSize })

function isNode(value: unknown): value is Node {
  return value !== null && typeof value === 'object' && typeof (value as Partial<Node>).op === 'string'
}

function isRoot(value: unknown, name: string): boolean {
  return isNode(value) && value.op === 'id' && value.args === name
}
