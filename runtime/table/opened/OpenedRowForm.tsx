import type { SubTableModel } from '../../model/PageModel'
import { RowDetailsDialog } from './RowDetailsDialog'
import { RowPopover } from './RowPopover'
import type { OpenedRow, RowOpener } from './useRowOpener'

export interface OpenedRowProps {
  table: SubTableModel
  opened: OpenedRow
  opener: RowOpener
  /** true: the row is only read. */
  isLocked: boolean
}

/** The row that is open, as the page says. */
export function OpenedRowForm(props: OpenedRowProps) {
  const { opened: model } = props.table
  const { row, key } = props.opened
  if (!model) return null
  const Shown = model.as === 'dialog' ? RowDetailsDialog : RowPopover
  return <Shown key={`${row.key} ${key}`} {...props} form={model.form} />
}
