import { isEmptyValue } from './isEmptyValue'

type Values = Readonly<Record<string, unknown>>

/**
 * A row as expressions see it: keys that are missing read as null, and nested lists of rows read the same way. It passes for a plain Map,
 * which the evaluator reads through `get`, so that no row has to be copied.
 */
export class RowReader extends Map<string, unknown> {
  readonly plain: Values
  /** Rows and lists that were read, so that a loop in a loop does not wrap them anew in each round. */
  private readonly wrapped = new Map<string, unknown>()

  /** `onEmpty` is called whenever an empty value was read, of this row or of one that was read from it. */
  constructor(
    values: Values,
    private readonly onEmpty?: () => void,
  ) {
    super()
    this.plain = values
  }

  override get size(): number {
    return Object.keys(this.plain).length
  }

  override get(key: string): unknown {
    const value = Object.hasOwn(this.plain, key) ? this.plain[key] : null
    if (isEmptyValue(value)) this.onEmpty?.()
    if (value === null || typeof value !== 'object') return readable(value)
    let found = this.wrapped.get(key)
    if (found === undefined) {
      found = readable(value, this.onEmpty)
      this.wrapped.set(key, found)
    }
    return found
  }

  override has(key: string): boolean {
    const value = this.get(key)
    return value !== null && value !== ''
  }

  override keys(): MapIterator<string> {
    return Object.keys(this.plain).values() as MapIterator<string>
  }

  override entries(): MapIterator<[string, unknown]> {
    return Object.keys(this.plain)
      .map((key): [string, unknown] => [key, this.get(key)])
      .values() as MapIterator<[string, unknown]>
  }

  override [Symbol.iterator](): MapIterator<[string, unknown]> {
    return this.entries()
  }
}

/** Sub-table rows by key; a table without rows reads as an empty list. */
export class SubReader extends RowReader {
  override get(key: string): unknown {
    return super.get(key) ?? []
  }
}

// The evaluator tells types apart by `constructor`; as a Map it asks `get` and nothing else.
for (const reader of [RowReader, SubReader]) Object.defineProperty(reader.prototype, 'constructor', { value: Map })

/** A value that an expression can work with: lists of rows become readers, what is no plain value becomes null. */
export function readable(value: unknown, onEmpty?: () => void): unknown {
  if (value === undefined || typeof value === 'function' || typeof value === 'symbol') return null
  if (Array.isArray(value)) return value.map((item) => readable(item, onEmpty))
  if (value === null || typeof value !== 'object') return value
  return value instanceof RowReader ? value : new RowReader(value as Values, onEmpty)
}

/** The plain value of a result: whole numbers are numbers again, readers are the rows behind them. */
export function plainValue(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value)
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (Array.isArray(value)) return value.map(plainValue)
  if (value instanceof RowReader) return value.plain
  return value
}
