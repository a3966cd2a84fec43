interface Node {
  op: string
  args: unknown
}

/** Functions that give a number, a truth value or a short text, and take no longer than the list is. */
const shortCalls = new Set([
  'sum',
  'average',
  'min',
  'max',
  'size',
  'round',
  'abs',
  'isEmpty',
  'double',
  'int',
  'daysBetween',
  'today',
  'now',
  'addDays',
  'text',
])
const loops = new Set(['exists', 'exists_one', 'all', 'map', 'filter'])
const shortMethods = new Set(['exists', 'exists_one', 'all', 'size', 'startsWith', 'endsWith'])
const arithmetic = new Set(['-', '*', '/', '%', '-_'])
const conditions = new Set(['<', '<=', '>', '>=', '==', '!=', '&&', '||', '!_'])

/**
 * true for an expression that gives a number, a truth value or a short text, and makes no longer texts or lists on its way, whatever the row
 * holds. Its steps can be read from it alone (see `estimateSteps`), so that it need not be tried.
 */
export function isFlat(tree: unknown): boolean {
  return isShort(tree) && isPlain(tree)
}

/** Gives a number, a truth value or a short text. */
function isShort(value: unknown): boolean {
  if (!isNode(value)) return false
  const { op, args } = value
  if (op === '?:') return Array.isArray(args) && args.slice(1).every(isShort)
  if (op === 'value') return typeof args !== 'string' || args.length < 100
  if (op === 'call') return shortCalls.has(nameOf(args)) && (nameOf(args) !== 'text' || partsOf(args, 1).every(isShort))
  if (op === 'rcall') return shortMethods.has(nameOf(args))
  return arithmetic.has(op) || conditions.has(op) || (op === '+' && isSum(args))
}

/** Every part costs what its steps say. */
function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain)
  if (!isNode(value)) return true
  const { op, args } = value
  if (op === 'id' || op === 'value') return true
  if (op === '==' || op === '!=') return Array.isArray(args) && args.every((side) => isShort(side) || isMember(side)) && isPlain(args)
  if (op === '+') return isSum(args) && isPlain(args)
  if (op === 'call') return isShort(value) && isPlain(partsOf(args, 1))
  if (op === 'rcall') return (loops.has(nameOf(args)) || shortMethods.has(nameOf(args))) && isPlain(partsOf(args, 1))
  return (op === '?:' || op === '.' || op === 'list' || arithmetic.has(op) || conditions.has(op)) && isPlain(args)
}

/** A sum of numbers, not of texts or lists: one of its sides can only be a number. */
function isSum(args: unknown): boolean {
  return Array.isArray(args) && args.some(isNumber)
}

function isNumber(value: unknown): boolean {
  if (!isNode(value)) return false
  const { op, args } = value
  if (op === 'value') return typeof args === 'bigint' || typeof args === 'number'
  if (op === 'call') return shortCalls.has(nameOf(args)) && !['text', 'today', 'now', 'addDays', 'isEmpty'].includes(nameOf(args))
  return arithmetic.has(op) || (op === '+' && isSum(args))
}

/** A value of a row, not the rows of a table. */
function isMember(value: unknown): boolean {
  if (!isNode(value) || value.op !== '.' || !Array.isArray(value.args)) return false
  const owner: unknown = value.args[0]
  return isNode(owner) && owner.op === 'id' && owner.args !== 'sub'
}

function nameOf(args: unknown): string {
  return Array.isArray(args) ? String(args[0]) : ''
}

function partsOf(args: unknown, from: number): unknown[] {
  return Array.isArray(args) ? args.slice(from).flat() : []
}

function isNode(value: unknown): value is Node {
  return value !== null && typeof value === 'object' && typeof (value as Partial<Node>).op === 'string'
}
