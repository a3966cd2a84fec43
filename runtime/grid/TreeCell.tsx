import { CaretRightOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { usePageHost } from '../session/PageHost'
import './treeCell.css'

/** Where a row stands in a tree. */
export interface TreePlace {
  /** How many rows it stands below. */
  depth: number
  hasChildren: boolean
  isExpanded: boolean
}

/** Pixels by which each level stands further in. */
const indent = 20

interface TreeCellProps extends TreePlace {
  /** That of the grid's cell. */
  tabIndex: number
  onToggle(): void
  /** The rows that it stands below where these are not on the screen. */
  path?: string | undefined
  children: ReactNode
}

/** The cell that carries a tree: indented, with an arrow before what is shown. */
export function TreeCell({ depth, hasChildren, isExpanded, tabIndex, onToggle, path, children }: TreeCellProps) {
  const { text } = usePageHost()
  return (
    <span className="tree-cell" style={{ paddingInlineStart: depth * indent }}>
      {hasChildren ? (
        <button
          type="button"
          data-own-press
          className={isExpanded ? 'tree-arrow tree-arrow--open' : 'tree-arrow'}
          aria-label={text(isExpanded ? 'list.collapse' : 'list.expand')}
          aria-expanded={isExpanded}
          tabIndex={tabIndex}
          onClick={onToggle}
          onKeyDown={(event) => {
            // The grid goes on where there is nothing to open or to fold.
            if (event.key !== (isExpanded ? 'ArrowLeft' : 'ArrowRight')) return
            event.stopPropagation()
            onToggle()
          }}
        >
          <CaretRightOutlined aria-hidden />
        </button>
      ) : (
        <span className="tree-arrow" />
      )}
      <span className="grid-cut">
        {path && <span className="tree-path">{path} / </span>}
        {children}
      </span>
    </span>
  )
}
