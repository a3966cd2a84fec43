import { DndContext } from '@dnd-kit/core'
import type { ReactNode } from 'react'
import { type DragSurroundings, type RowDrag, useRowDrag } from './useRowDrag'

interface RowDragAreaProps extends DragSurroundings {
  /** The rows, with the one that is being dragged. */
  children(drag: RowDrag | null): ReactNode
}

/** Where rows can be dragged: around those that have an order of their own. Others do without the library, which asks for much before anybody drags. */
export function RowDragArea(props: RowDragAreaProps) {
  const { orderKey } = props.store.plan
  return orderKey === undefined ? props.children(null) : <OrderedRows {...props} orderKey={orderKey} />
}

function OrderedRows({ children, orderKey, ...surroundings }: RowDragAreaProps & { orderKey: string }) {
  const { drag, context } = useRowDrag(surroundings, orderKey)
  return <DndContext {...context}>{children(drag)}</DndContext>
}
