import type { Column, ColumnWidths } from './DataGrid'

/** Pixels that the grid gives to a column at least which says nothing about it. */
const usualLeast = 50

/** What a column takes of the room that is left: at least so many pixels, and so many parts of what is over. */
interface Share {
  least: number
  parts: number
}

/**
 * The columns with widths in pixels where they share a room of so many: `minmax(120px, 2fr)`, and one without a width of its own. The grid would lay the page
 * out to measure those. Columns that go by their content are left to it, and with them all others.
 */
export function shareRoom<R, S>(columns: readonly Column<R, S>[], widths: ColumnWidths, room: number): readonly Column<R, S>[] {
  const shares = new Map<string, Share>()
  let left = room
  for (const column of columns) {
    const { key, width } = column
    const minWidth = column.minWidth ?? usualLeast
    const dragged = widths.get(key)
    if (dragged?.type === 'resized') left -= dragged.width
    else if (typeof width === 'number') left -= Math.max(width, minWidth)
    else {
      const share = shareOf(width, minWidth)
      if (!share) return columns
      shares.set(key, share)
    }
  }
  const open = columns.filter(({ key, width }) => shares.has(key) && (width === undefined || width === null))
  if (shares.size === 0 || open.length > 1) return columns
  const shared = divide(left, shares)
  return columns.map((column) => (shares.has(column.key) ? { ...column, width: shared.get(column.key) } : column))
}

function shareOf(width: string | number | null | undefined, least: number): Share | undefined {
  if (width === undefined || width === null) return { least, parts: 1 }
  const [, pixels, parts] = /^minmax\((\d+(?:\.\d+)?)px, (\d+(?:\.\d+)?)fr\)$/.exec(String(width)) ?? []
  return pixels === undefined ? undefined : { least: Math.max(Number(pixels), least), parts: Number(parts) }
}

/** As style sheets divide a grid: whoever would get less than the least gets that, and the others share what is left. In whole pixels, the last gets the rest. */
function divide(room: number, shares: ReadonlyMap<string, Share>): Map<string, number> {
  const given = new Map<string, number>()
  let left = room
  let open = [...shares]
  for (;;) {
    const parts = open.reduce((sum, [, share]) => sum + share.parts, 0)
    const poor = open.filter(([, { least, parts: own }]) => (left * own) / parts < least)
    if (poor.length === 0) {
      const whole = left
      for (const [index, [key, { parts: own }]] of open.entries()) {
        const width = index === open.length - 1 ? left : Math.floor((whole * own) / parts)
        given.set(key, width)
        left -= width
      }
      return given
    }
    for (const [key, { least }] of poor) {
      given.set(key, least)
      left -= least
    }
    open = open.filter(([key]) => !given.has(key))
    if (open.length === 0) return given
  }
}
