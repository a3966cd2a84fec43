import type { NoteLoss } from '../Loss'
import { isYes, numberOf } from './json'
import type { SourceField } from './SourceField'

/** What a column of the grid says: width, place, sorting, figures in its footer. */
export function gridOf({ grid = {}, title, place }: SourceField, note: NoteLoss): Record<string, unknown> {
  const settings: Record<string, unknown> = {}
  for (const name of ['width', 'minWidth'] as const) {
    const written = grid[name]
    const pixels = pixelsOf(written)
    if (pixels !== undefined) settings[name] = pixels
    else if (typeof written === 'string' && written.endsWith('%')) settings.grow = Math.max(1, Math.round(Number.parseFloat(written) / 10))
    else if (written !== undefined && written !== null && written !== '')
      note('width-share', `${place}.${name}`, { title, found: String(written) })
  }
  if (grid.align === 'left' || grid.align === 'right' || grid.align === 'center') settings.align = grid.align
  if (grid.fixed === 'right') settings.lock = 'right'
  else if (grid.fixed === 'left' || grid.fixed === true) settings.lock = true
  if (isYes(grid.sorter) || isYes(grid.sortable)) settings.isOrder = true
  return { ...settings, ...statisticsOf(grid.statistics) }
}

/** `120`, `"120"` and `"120px"` are pixels. */
function pixelsOf(width: unknown): number | undefined {
  const number = numberOf(typeof width === 'string' ? width.replace(/px$/, '') : width)
  return number === undefined || number <= 0 ? undefined : Math.min(1000, Math.round(number))
}

function statisticsOf(statistics: unknown): Record<string, unknown> {
  if (isYes(statistics)) return { statistics: ['sum'] }
  const known = Array.isArray(statistics) ? statistics.filter((name) => name === 'sum' || name === 'average') : []
  return known.length > 0 ? { statistics: known } : {}
}
