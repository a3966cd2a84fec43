/** Pixels that a popover wants below its row; with less it stands above, where there is more (B2.3). */
const threshold = 350
/** Distance to the row and to the edges of the window. */
const gap = 8
const widest = 720
const lowest = 160

export interface PopoverPlace {
  side: 'above' | 'below'
  left: number
  width: number
  maxHeight: number
  /** From the top of the window where it stands below, from its bottom where it stands above. */
  offset: number
}

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>

/** Where the popover of a row stands in a window of that size: as wide as what of the table can be seen, within bounds. */
export function placePopover(row: Box, table: Box, screen: { width: number; height: number }): PopoverPlace {
  // A row that has been scrolled away is followed no further than to the edge of its table.
  const bottom = Math.min(Math.max(row.bottom, table.top), table.bottom)
  const top = Math.min(Math.max(row.top, table.top), table.bottom)
  const [above, below] = [top, screen.height - bottom]
  const side = below >= threshold || below >= above ? 'below' : 'above'
  const room = side === 'below' ? below : above
  const left = Math.max(table.left, gap)
  const width = Math.min(Math.min(table.right, screen.width) - left, screen.width - left - gap, widest)
  return {
    side,
    left,
    width,
    maxHeight: Math.max(room - 2 * gap, lowest),
    offset: side === 'below' ? bottom + gap : screen.height - top + gap,
  }
}
