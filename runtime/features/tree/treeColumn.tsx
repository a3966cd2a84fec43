import { createContext, type ReactNode, useContext } from 'react'
import type { Row } from '../../../schemas/api/Result'
import type { Column } from '../../grid/DataGrid'
import { TreeCell } from '../../grid/TreeCell'
import { isLoadingRow } from './treeRows'
import type { TreeRows } from './useTreeRows'

const TreeContext = createContext<TreeRows>({ rows: [], places: new Map(), toggle: () => {} })
export const TreeProvider = TreeContext.Provider

/** Gives the column that carries the tree its arrows and its indentation. */
export function treeColumns(columns: readonly Column<Row>[], labelKey: string): Column<Row>[] {
  const carrier = columns.some(({ key }) => key === labelKey) ? labelKey : columns[0]?.key
  return columns.map((column) => {
    const { renderCell } = column
    return {
      ...column,
      renderCell: (props) => {
        const content = isLoadingRow(props.row) ? String(props.row[column.key] ?? '') : renderCell?.(props)
        return column.key === carrier ? <PlacedCell row={props.row} content={content} tabIndex={props.tabIndex} /> : content
      },
    }
  })
}

function PlacedCell({ row, content, tabIndex }: { row: Row; content: ReactNode; tabIndex: number }) {
  const { places, toggle } = useContext(TreeContext)
  const { depth = 0, isExpanded = false, hasChildren = false } = places.get(row.id) ?? {}
  return (
    <TreeCell depth={depth} isExpanded={isExpanded} hasChildren={hasChildren} tabIndex={tabIndex} onToggle={() => toggle(row.id)}>
      {content}
    </TreeCell>
  )
}
