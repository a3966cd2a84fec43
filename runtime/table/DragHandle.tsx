import { HolderOutlined } from '@ant-design/icons'
import { useDraggable } from '@dnd-kit/core'
import { createContext, useContext } from 'react'
import type { RowState } from '../rows/RowState'
import { usePageHost } from '../session/PageHost'

/** false while rows cannot be dragged, because they are sorted or only shown. */
const DragContext = createContext(false)
export const DragProvider = DragContext.Provider

interface DragHandleProps {
  row: RowState
  /** The grid has one place that Tab reaches. */
  tabIndex: number
}

/** The handle by which a row is dragged. The keyboard moves rows with Alt and the arrows too, from any cell. */
export function DragHandle({ row, tabIndex }: DragHandleProps) {
  const { text } = usePageHost()
  const canDrag = useContext(DragContext)
  const roleDescription = text('table.draggable')
  const { setNodeRef, listeners, attributes } = useDraggable({
    id: row.key,
    disabled: !canDrag,
    attributes: { roleDescription, tabIndex },
  })
  const label = text(canDrag ? 'table.drag' : 'table.dragOff')
  if (!canDrag) {
    return (
      <span role="img" aria-label={label} title={label} className="table-handle table-handle--off">
        <HolderOutlined />
      </span>
    )
  }
  return (
    <button type="button" ref={setNodeRef} {...attributes} {...listeners} aria-label={label} title={label} className="table-handle">
      <HolderOutlined aria-hidden />
    </button>
  )
}
