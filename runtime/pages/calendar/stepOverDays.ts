import type { KeyboardCoordinateGetter } from '@dnd-kit/core'

const steps: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** An arrow key takes what is dragged to the neighbouring day. */
export const stepOverDays: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const arrow = steps[event.code]
  if (!arrow) return undefined
  event.preventDefault()
  // Days are of one width, and nearly of one height: any of them says how far it is to the next.
  const { width, height } = context.over?.rect ?? context.droppableRects.values().next().value ?? { width: 0, height: 0 }
  return { x: currentCoordinates.x + arrow[0] * width, y: currentCoordinates.y + arrow[1] * height }
}
