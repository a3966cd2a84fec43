import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, ExportOutlined, SaveOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { SubTableModel } from '../model/PageModel'
import type { RowState } from '../rows/RowState'
import { usePageHost } from '../session/PageHost'
import type { Press } from './clickGuard'
import { InsertButtons } from './InsertButtons'
import { offeredButtons } from './offeredButtons'
import type { TableActions } from './useTableActions'

interface TableToolbarProps {
  table: SubTableModel
  actions: TableActions
  selectedKeys: ReadonlySet<string>
  /** The one selected row, which rows are inserted after and which moves. */
  current: RowState | undefined
  /** Rows have an order of their own and stand in it. */
  canMove: boolean
  /** true: the rows are only shown. */
  isLocked: boolean
  isExporting: boolean
  onClear(): void
  onExport(press?: Press): void
  onSave?(): void
}

/** The buttons over the rows; no bar where there is none of them. */
export function TableToolbar({ table, actions, selectedKeys, current, canMove, isLocked, ...props }: TableToolbarProps) {
  const { text } = usePageHost()
  const offered = offeredButtons(table, { isLocked, canSave: props.onSave !== undefined })
  const isSelected = selectedKeys.size > 0
  if (!Object.values(offered).includes(true) && !(current && canMove) && !isSelected) return null
  return (
    <div className="table-toolbar" role="toolbar" aria-label={text('table.toolbar', { title: table.title })}>
      {offered.new && <InsertButtons actions={actions} current={current} isTree={table.tree !== undefined} />}
      {current && canMove && (
        <>
          <Button size="small" icon={<ArrowUpOutlined aria-hidden />} onClick={(press) => actions.moveBy(current, -1, press)}>
            {text('table.moveUp')}
          </Button>
          <Button size="small" icon={<ArrowDownOutlined aria-hidden />} onClick={(press) => actions.moveBy(current, 1, press)}>
            {text('table.moveDown')}
          </Button>
        </>
      )}
      {offered.delete && (
        <Button
          size="small"
          danger
          icon={<DeleteOutlined aria-hidden />}
          loading={actions.isRemoving}
          title={table.tree && text('table.keptInTree', { title: table.title })}
          onClick={(press) => void actions.remove(selectedKeys, press)}
        >
          {text(actions.isRemoving ? 'table.removing' : 'table.remove')}
        </Button>
      )}
      {offered.export && (
        <Button size="small" icon={<ExportOutlined aria-hidden />} loading={props.isExporting} onClick={props.onExport}>
          {text('kit.export')}
        </Button>
      )}
      {offered.save && (
        <Button size="small" icon={<SaveOutlined aria-hidden />} onClick={props.onSave}>
          {text('form.save')}
        </Button>
      )}
      {isSelected && (
        <>
          {offered.clear && (
            <Button size="small" onClick={props.onClear}>
              {text('table.clear')}
            </Button>
          )}
          <span className="table-count">{text('list.selected', { n: selectedKeys.size })}</span>
        </>
      )}
    </div>
  )
}
