import { createContext, type ReactNode, useContext } from 'react'
import type { Row } from '../../../schemas/api/Result'
import type { Column } from '../../grid/DataGrid'
import { TreeCell } from '../../grid/TreeCell'
import { isStandIn } from './treeRows'
import type { TreeRows } from './useTreeRows'

const TreeContext = createContext<TreeRows>({ rows: [], places: new Map(), toggle: () => {} })
export const TreeProvider = TreeContext.Provider

/** Where a row stands in the tree, and what opens and folds what is below it; a list that is no tree has its rows at the top. */
export function useTreePlace({ id }: Row) {
  const { places, toggle } = useContext(TreeContext)
  const { depth = 0, isExpanded = false, hasChildren = false, parent } = places.get(id) ?? {}
  return { depth, isExpanded, hasChildren, parent, toggle: () => toggle(id) }
}

/** Gives the column that carries the tree its arrows and its indentation. */
export function treeColumns(columns: readonly Column<Row>[], labelKey: string): Column<Row>[] {
  const carrier = columns.some(({ key }) => key === labelKey) ? labelKey : columns[0]?.key
  return columns.map((column, index) => {
    const { renderCell } = column
    return {
      ...column,
      // What is said there is a sentence, and may run over the cells beside it, which are empty.
      ...(column.key === carrier && { colSpan: standInSpan(columns.length - index) }),
      renderCell: (props) => {
        const content = isStandIn(props.row) ? String(props.row[column.key] ?? '') : renderCell?.(props)
        return column.key === carrier ? <PlacedCell row={props.row} content={content} tabIndex={props.tabIndex} /> : content
      },
    }
  })
}

function standInSpan(room: number): NonNullable<Column<Row>['colSpan']> {
  return (args) => (args.type === 'ROW' && isStandIn(args.row) ? room : undefined)
}

/** What a row stands below that was found by a search; a row under others on the screen says it by its place. */
export function treePathOf({ treePath }: Row, depth: number): string | undefined {
  return depth === 0 && typeof treePath === 'string' ? treePath : undefined
}

function PlacedCell({ row, content, tabIndex }: { row: Row; content: ReactNode; tabIndex: number }) {
  const { depth, isExpanded, hasChildren, toggle } = useTreePlace(row)
  return (
    <TreeCell
      path={treePathOf(row, depth)}
      depth={depth}
      isExpanded={isExpanded}
      hasChildren={hasChildren}
      tabIndex={tabIndex}
      onToggle={toggle}
    >
      {content}
    </TreeCell>
  )
}
