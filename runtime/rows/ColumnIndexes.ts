import { isEmptyValue } from '../../schemas/rules/isEmptyValue'
import { ColumnSum } from './ColumnSum'
import { cellValue, type RowState } from './RowState'

/** Rows by the text of their value in one column. */
type RowsByText = Map<string, Set<RowState>>

/** What is asked of whole columns, kept up with every change instead of being read from all rows: who holds a value, and what the numbers make together. */
export class ColumnIndexes {
  private readonly holders = new Map<string, RowsByText>()
  private readonly sums = new Map<string, ColumnSum>()

  constructor(private readonly rows: () => readonly RowState[]) {}

  /** The rows that hold a value in that column; nobody holds an empty one. */
  holdersOf(key: string, value: unknown): ReadonlySet<RowState> {
    let index = this.holders.get(key)
    if (!index) {
      index = new Map()
      for (const row of this.rows()) addHolder(index, row, cellValue(row.values, key))
      this.holders.set(key, index)
    }
    return index.get(String(value)) ?? nobody
  }

  sumOf(key: string): ColumnSum {
    let sum = this.sums.get(key)
    if (!sum) {
      sum = new ColumnSum()
      for (const row of this.rows()) sum.add(cellValue(row.values, key))
      this.sums.set(key, sum)
    }
    return sum
  }

  enter(row: RowState): void {
    for (const [key, index] of this.holders) addHolder(index, row, cellValue(row.values, key))
    for (const [key, sum] of this.sums) sum.add(cellValue(row.values, key))
  }

  leave(row: RowState): void {
    for (const [key, index] of this.holders) removeHolder(index, row, cellValue(row.values, key))
    for (const [key, sum] of this.sums) sum.remove(cellValue(row.values, key))
  }

  /** The value of one cell has changed. */
  change(row: RowState, key: string, before: unknown): void {
    const index = this.holders.get(key)
    if (index) {
      removeHolder(index, row, before)
      addHolder(index, row, cellValue(row.values, key))
    }
    const sum = this.sums.get(key)
    sum?.remove(before)
    sum?.add(cellValue(row.values, key))
  }

  /** Other rows altogether. */
  clear(): void {
    this.holders.clear()
    this.sums.clear()
  }
}

const nobody: ReadonlySet<RowState> = new Set()

function addHolder(index: RowsByText, row: RowState, value: unknown): void {
  if (isEmptyValue(value)) return
  const text = String(value)
  const found = index.get(text)
  if (found) found.add(row)
  else index.set(text, new Set([row]))
}

function removeHolder(index: RowsByText, row: RowState, value: unknown): void {
  if (isEmptyValue(value)) return
  const text = String(value)
  const found = index.get(text)
  found?.delete(row)
  if (found?.size === 0) index.delete(text)
}
