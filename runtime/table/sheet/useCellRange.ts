import { useCallback, useMemo, useState } from 'react'
import type { RowState } from '../../rows/RowState'
import { usePageHost } from '../../session/PageHost'
import { blockOf, type CellRange, type SheetCells } from './CellBlock'

export interface MarkedCells {
  range: CellRange | null
  /** The cells of the range; undefined where none are marked together. */
  block: SheetCells | undefined
  /** Marks cells, and says how many; null: none. */
  mark(range: CellRange | null): void
  /** How a marked cell is drawn and named. */
  cellProps(row: RowState, key: string): Record<string, string | boolean> | undefined
}

/** Cells that are marked together, beside the one that has the focus. Of a range over several pages those that are seen are marked. */
export function useCellRange(sheet: SheetCells, all: SheetCells, announce: (text: string) => void): MarkedCells {
  const { text } = usePageHost()
  const [range, setRange] = useState<CellRange | null>(null)
  const block = useMemo(() => range && seenOf(sheet, blockOf(all, range)), [sheet, all, range])
  const mark = (next: CellRange | null) => {
    setRange(next)
    const marked = next && blockOf(all, next)
    if (marked) announce(text('table.marked', { rows: marked.rows.length, columns: marked.fields.length }))
  }
  const cellProps = useCallback(
    (row: RowState, key: string) => {
      if (!range || !block?.rows.includes(row) || !block.fields.some((field) => field.key === key)) return undefined
      const isFirst = row === range.from.row && key === range.from.key
      return { className: 'table-marked', ...(isFirst ? {} : { 'aria-selected': true, 'data-marked': true }) }
    },
    [range, block],
  )
  return { range: block ? range : null, block: block ?? undefined, mark, cellProps }
}

/** Those cells of a block that stand on the page; undefined where none does. */
function seenOf(page: SheetCells, block: SheetCells | undefined): SheetCells | undefined {
  const seen = new Set(page.rows)
  const rows = block?.rows.filter((row) => seen.has(row)) ?? []
  return block && rows.length > 0 ? { ...block, rows } : undefined
}
