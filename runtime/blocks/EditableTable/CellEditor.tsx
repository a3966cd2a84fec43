import { Tooltip } from 'antd'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import type { FieldBase } from '../../../schemas/fields/FieldBase'
import type { EditorProps, FieldFaces } from '../../fields/FieldFaces'
import { Fence } from '../../kit/Fence'
import type { FieldModel } from '../../model/PageModel'
import { useCell, useTable } from './TableContext'
import type { TableRow } from './TableRow'

interface CellEditorProps {
  row: TableRow
  field: FieldModel
  faces: FieldFaces
  onClose(): void
}

/**
 * The cell that is being edited. What is typed goes into the store at once, so that saving never misses it; Escape brings back
 * what was there. Leaving the cell checks it with every rule.
 */
export function CellEditor({ row, field, faces, onClose }: CellEditorProps) {
  const store = useTable()
  const { value, error } = useCell(row, field.key)
  const before = useRef(row.values)
  const id = useId()
  useEffect(() => () => void store.check(row, field), [store, row, field])
  const Editor = faces.Editor ?? faces.Input
  if (!Editor) return null
  const giveUp = (event: KeyboardEvent) => {
    if (event.key === 'Escape') store.restore(row, before.current, field)
  }
  const props: EditorProps<FieldBase> = {
    field,
    id,
    value,
    onChange: (next, others) => store.setCell(row, field, next, others),
    onClose,
    disabled: false,
    isInvalid: error !== '',
    errorId: error ? `${id}-error` : undefined,
    autoFocus: true,
    readRow: () => row.values,
  }
  return (
    <div className="table-editor" onKeyDownCapture={giveUp}>
      <Fence size="inline">
        <Editor {...props} />
      </Fence>
      {error && (
        <>
          <Tooltip title={error} open placement="bottomLeft">
            <span className="table-editor-failed" />
          </Tooltip>
          <span id={`${id}-error`} className="pw-unseen" role="alert">
            {error}
          </span>
        </>
      )}
    </div>
  )
}
