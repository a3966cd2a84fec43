import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { RowState } from '../rows/RowState'
import { usePageHost } from '../session/PageHost'
import type { TableActions } from './useTableActions'

interface TableToolbarProps {
  title: string
  actions: TableActions
  selectedKeys: ReadonlySet<string>
  /** The one selected row, which rows are inserted after and which moves. */
  current: RowState | undefined
  /** Rows have an order of their own and stand in it. */
  canMove: boolean
  onClear(): void
}

export function TableToolbar({ title, actions, selectedKeys, current, canMove, onClear }: TableToolbarProps) {
  const { text } = usePageHost()
  return (
    <div className="table-toolbar" role="toolbar" aria-label={text('table.toolbar', { title })}>
      <Button size="small" type="primary" icon={<PlusOutlined aria-hidden />} onClick={actions.add}>
        {text('table.add')}
      </Button>
      {current && (
        <Button size="small" onClick={() => actions.insertAfter(current)}>
          {text('table.insertAfter')}
        </Button>
      )}
      {current && canMove && (
        <>
          <Button size="small" icon={<ArrowUpOutlined aria-hidden />} onClick={() => actions.moveBy(current, -1)}>
            {text('table.moveUp')}
          </Button>
          <Button size="small" icon={<ArrowDownOutlined aria-hidden />} onClick={() => actions.moveBy(current, 1)}>
            {text('table.moveDown')}
          </Button>
        </>
      )}
      <Button size="small" danger icon={<DeleteOutlined aria-hidden />} onClick={() => void actions.remove(selectedKeys)}>
        {text('table.remove')}
      </Button>
      {selectedKeys.size > 0 && (
        <>
          <Button size="small" onClick={onClear}>
            {text('table.clear')}
          </Button>
          <span className="table-count">{text('list.selected', { n: selectedKeys.size })}</span>
        </>
      )}
    </div>
  )
}
