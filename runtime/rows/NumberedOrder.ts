import { RowOrder } from './RowOrder'
import { type CellValues, cellValue, type RowState } from './RowState'

/**
 * The order of rows, and what follows from it for the field that holds it: once rows were put in order here, the number of each is its place, from 1.
 * Nobody writes the numbers, so that a row that comes or goes costs the same among a hundred rows and among ten thousand. How often the stored number of
 * a row does not follow that of the row before it is kept up to date: when it is never so, all numbers are as stored.
 */
export class NumberedOrder {
  private order: RowOrder<RowState>
  private breaks: number | undefined

  constructor(
    rows: readonly RowState[],
    private readonly orderKey: () => string | undefined,
    /** Whether the rows are numbered by their places. */
    public isNumbered = false,
  ) {
    this.order = new RowOrder(rows)
  }

  get length(): number {
    return this.order.length
  }

  toArray(): readonly RowState[] {
    return this.order.toArray()
  }

  indexOf(row: RowState): number {
    return this.order.indexOf(row)
  }

  insert(row: RowState, index: number): void {
    const breaks = this.countBreaks()
    const [before, behind] = [this.order.at(index - 1), this.order.at(index)]
    this.order.insert(row, index)
    this.breaks = breaks - this.breakAt(before, behind) + this.breakAt(before, row) + this.breakAt(row, behind)
  }

  delete(row: RowState): void {
    const breaks = this.countBreaks()
    const index = this.order.indexOf(row)
    const [before, behind] = [this.order.at(index - 1), this.order.at(index + 1)]
    this.order.delete(row)
    this.breaks = breaks - this.breakAt(before, row) - this.breakAt(row, behind) + this.breakAt(before, behind)
  }

  /** The number that a row has by its place; undefined where rows have none. */
  numberOf(row: RowState): number | undefined {
    return this.isNumbered && this.orderKey() !== undefined ? this.order.indexOf(row) + 1 : undefined
  }

  /** true when a row has another number than it is stored with. */
  get isDisturbed(): boolean {
    return this.isNumbered && this.orderKey() !== undefined && this.countBreaks() > 0
  }

  private countBreaks(): number {
    if (this.breaks === undefined) {
      const rows = this.order.toArray()
      this.breaks = rows.reduce((count, row, index) => count + this.breakAt(rows[index - 1], row), 0)
    }
    return this.breaks
  }

  private breakAt(before: RowState | undefined, row: RowState | undefined): number {
    const key = this.orderKey()
    if (!row || key === undefined) return 0
    const expected = before ? Number(storedNumber(before, key)) + 1 : 1
    return storedNumber(row, key) === expected ? 0 : 1
  }
}

function storedNumber({ stored }: RowState, key: string): unknown {
  return stored ? cellValue(stored, key) : undefined
}

/** The rows as their order numbers say, those that `baseOf` gives; rows without one stay behind, as they came. */
export function inOrder(
  rows: readonly RowState[],
  orderKey: string | undefined,
  baseOf: (row: RowState) => CellValues = ({ base }) => base,
): readonly RowState[] {
  if (orderKey === undefined) return rows
  const place = (row: RowState) => {
    const value = cellValue(baseOf(row), orderKey)
    return value === null || value === '' ? Number.POSITIVE_INFINITY : Number(value)
  }
  return rows.toSorted((one, other) => {
    const [a, b] = [place(one), place(other)]
    return a === b ? 0 : a - b
  })
}
