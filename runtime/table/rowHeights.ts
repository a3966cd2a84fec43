import { type GridSize, useGridSize } from '../session/gridSize'
import { usePageHost } from '../session/PageHost'

/** Heights of the rows of editable tables in pixels: B9 gives the usual one, the others are for whoever wants more rows in sight. */
const rowHeights: Readonly<Record<GridSize, number>> = { medium: 61, small: 43, mini: 38, tiny: 34 }

/** The height that the user has chosen. */
export function useTableRowHeight(): number {
  const { user } = usePageHost()
  return rowHeights[useGridSize(user?.id)]
}
