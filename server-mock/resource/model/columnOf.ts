import type { ColumnModel, TableModel } from './ResourceModel'

/** The column of a field by its key, or by one that it had: what was saved or written elsewhere under the earlier key still means the field. */
export function columnOf(
  { columns, formerKeys }: Pick<TableModel, 'columns'> & Partial<Pick<TableModel, 'formerKeys'>>,
  key: string,
): ColumnModel | undefined {
  const current = formerKeys?.get(key)
  return columns.get(key) ?? (current === undefined ? undefined : columns.get(current))
}
