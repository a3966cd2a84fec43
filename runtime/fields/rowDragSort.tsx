import { HolderOutlined } from '@ant-design/icons'
import type { RowDragSortField } from '../../schemas/fields/rowDragSort'
import { usePageHost } from '../session/PageHost'
import type { FieldComponents } from './FieldComponents'
import { plainText } from './parts/values'

function Handle() {
  const { text } = usePageHost()
  return <HolderOutlined className="field-handle" aria-label={text('fields.drag')} title={text('fields.drag')} />
}

/** The handle; the editable table does the dragging. */
export const rowDragSort: FieldComponents<RowDragSortField> = { text: plainText, Cell: Handle }
