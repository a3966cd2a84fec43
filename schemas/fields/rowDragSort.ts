import type { FieldBase } from './FieldBase'
import type { FieldFacts } from './FieldFacts'

/** The handle by which rows of an editable table are dragged into order. The key is usually `orderNum`. */
export interface RowDragSortField extends FieldBase {
  type: 'rowDragSort'
}

export const rowDragSort: FieldFacts<RowDragSortField> = {
  aliases: ['row-drag-sort'],
  column: () => 'integer',
  valueSchema: () => ({ type: 'integer' }),
  query: 'none',
  isTableOnly: true,
  isRowOrder: true,
  width: 40,
  examples: [{ type: 'rowDragSort', key: 'orderNum' }],
}
