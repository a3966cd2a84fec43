import { CaretRightOutlined } from '@ant-design/icons'
import { createContext, type ReactNode, useContext } from 'react'
import type { Row } from '../../../schemas/api/Result'
import type { Column } from '../../grid/DataGrid'
import { usePageHost } from '../../session/PageHost'
import { isLoadingRow } from './treeRows'
import type { TreeRows } from './useTreeRows'

const TreeContext = createContext<TreeRows>({ rows: [], places: new Map(), toggle: () => {} })
export const TreeProvider = TreeContext.Provider

/** Pixels by which each level stands further in. */
const indent = 20

/** Gives the column that carries the tree its arrows and its indentation. */
export function treeColumns(columns: readonly Column<Row>[], labelKey: string): Column<Row>[] {
  const carrier = columns.some(({ key }) => key === labelKey) ? labelKey : columns[0]?.key
  return columns.map((column) => {
    const { renderCell } = column
    return {
      ...column,
      renderCell: (props) => {
        const content = isLoadingRow(props.row) ? String(props.row[column.key] ?? '') : renderCell?.(props)
        return column.key === carrier ? <TreeCell row={props.row} content={content} tabIndex={props.tabIndex} /> : content
      },
    }
  })
}

function TreeCell({ row, content, tabIndex }: { row: Row; content: ReactNode; tabIndex: number }) {
  const { text } = usePageHost()
  const { places, toggle } = useContext(TreeContext)
  const { depth = 0, isExpanded = false, hasChildren = false } = places.get(row.id) ?? {}
  return (
    <span className="list-tree" style={{ paddingInlineStart: depth * indent }}>
      {hasChildren ? (
        <button
          type="button"
          className={isExpanded ? 'list-tree-arrow list-tree-arrow--open' : 'list-tree-arrow'}
          aria-label={text(isExpanded ? 'list.collapse' : 'list.expand')}
          aria-expanded={isExpanded}
          tabIndex={tabIndex}
          onClick={() => toggle(row.id)}
        >
          <CaretRightOutlined />
        </button>
      ) : (
        <span className="list-tree-arrow" />
      )}
      <span className="grid-cut">{content}</span>
    </span>
  )
}
