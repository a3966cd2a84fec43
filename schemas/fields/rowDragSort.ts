import { defaults } from '../json/propertyShapes'
import type { FieldBase } from './FieldBase'
import type { FieldFacts } from './FieldFacts'

/** The handle by which rows of an editable table are dragged into order. Its value is the place of the row, from 1; a new row gets the first free one. */
export interface RowDragSortField extends FieldBase {
  type: 'rowDragSort'
  /**
   * Name of the value in the row, and of the table column in snake case.
   * @pattern ^[A-Za-z][A-Za-z0-9_]{0,59}$
   * @default "orderNum"
   */
  key: string
}

export const rowDragSort: FieldFacts<RowDragSortField> = {
  aliases: ['row-drag-sort'],
  column: () => 'integer',
  valueSchema: () => ({ type: 'integer' }),
  query: 'none',
  isTableOnly: true,
  isRowOrder: true,
  usualTitle: { 'zh-CN': '顺序', 'en-US': 'Position', 'de-DE': 'Reihenfolge' },
  usualKey: defaults['RowDragSortField.key'],
  width: 40,
  examples: [{ type: 'rowDragSort', key: defaults['RowDragSortField.key'] }],
}
