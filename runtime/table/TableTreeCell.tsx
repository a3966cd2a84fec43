import { createContext, type ReactNode, useContext } from 'react'
import { TreeCell } from '../grid/TreeCell'
import type { RowState } from '../rows/RowState'
import type { TableView } from './useTableView'

const TreeContext = createContext<Pick<TableView, 'places' | 'toggle'>>({ places: new Map(), toggle: () => {} })
export const TableTreeProvider = TreeContext.Provider

/** The cell that carries the tree of a table. */
export function TableTreeCell({ row, tabIndex, children }: { row: RowState; tabIndex: number; children: ReactNode }) {
  const { places, toggle } = useContext(TreeContext)
  const { depth = 0, isExpanded = false, hasChildren = false } = places.get(row) ?? {}
  return (
    <TreeCell depth={depth} isExpanded={isExpanded} hasChildren={hasChildren} tabIndex={tabIndex} onToggle={() => toggle(row)}>
      {children}
    </TreeCell>
  )
}
