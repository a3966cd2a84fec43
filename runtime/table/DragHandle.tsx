import { HolderOutlined } from '@ant-design/icons'
import { createContext, useContext } from 'react'
import type { RowState } from '../rows/RowState'
import { usePageHost } from '../session/PageHost'
import type { useRowDrag } from './useRowDrag'

/** What the handles do; null while rows cannot be dragged, because they are sorted or only shown. */
const DragContext = createContext<ReturnType<typeof useRowDrag> | null>(null)
export const DragProvider = DragContext.Provider

/** The handle by which a row is dragged. The keyboard moves rows with Alt and the arrows. */
export function DragHandle({ row }: { row: RowState }) {
  const { text } = usePageHost()
  const dragging = useContext(DragContext)
  const label = text(dragging ? 'table.drag' : 'table.dragOff')
  return (
    <span
      role="img"
      aria-label={label}
      title={label}
      className={dragging ? 'table-handle' : 'table-handle table-handle--off'}
      onPointerDown={dragging ? (event) => dragging.start(row, event) : undefined}
      onPointerMove={dragging?.follow}
      onPointerUp={dragging?.drop}
      onPointerCancel={dragging?.cancel}
    >
      <HolderOutlined />
    </span>
  )
}
