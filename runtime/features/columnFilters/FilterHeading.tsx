import 'virtual:icons/filter.css'
import 'virtual:icons/filter-filled.css'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useLayoutEffect, useRef } from 'react'
import type { Row } from '../../../schemas/api/Result'
import { type Column, renderHeaderCell } from '../../grid/DataGrid'
import type { FieldModel } from '../../model/PageModel'
import { usePageHost } from '../../session/PageHost'
import type { ListFilters } from './useColumnFilters'

const FilterContext = createContext<Pick<ListFilters, 'filters' | 'open'> | null>(null)
export const FilterProvider = FilterContext.Provider

/** Gives the columns that can be filtered the button for it in their heading. */
export function filterColumns(columns: readonly Column<Row>[], fields: readonly FieldModel[]): Column<Row>[] {
  const titles = new Map(fields.map(({ key, title }) => [key, title || key]))
  return columns.map((column) => {
    const title = titles.get(column.key)
    if (title === undefined) return column
    return {
      ...column,
      renderHeaderCell: (props) => (
        <FilterHeading columnKey={column.key} title={title}>
          {renderHeaderCell(props)}
        </FilterHeading>
      ),
    }
  })
}

interface FilterHeadingProps {
  columnKey: string
  title: string
  children: ReactNode
}

/** The heading is one stop of the keyboard, where Enter sorts: its filter is opened by Alt and the arrow down. */
function FilterHeading({ columnKey, title, children }: FilterHeadingProps) {
  const { text } = usePageHost()
  const context = useContext(FilterContext)
  const content = useRef<HTMLSpanElement>(null)
  const isActive = context?.filters[columnKey] !== undefined
  const hint = text(isActive ? 'list.filteredColumn' : 'list.filterColumn', { column: title })
  useLayoutEffect(() => {
    // The grid draws the heading itself: it is called by its column, not by the button in it.
    const cell = content.current?.closest('[role="columnheader"]')
    cell?.setAttribute('aria-label', title)
    cell?.setAttribute('aria-description', hint)
    cell?.setAttribute('aria-keyshortcuts', 'Alt+ArrowDown')
  }, [title, hint])
  const open = context?.open
  const openFilter = useCallback(
    (event: Pick<Event, 'stopPropagation'>) => {
      event.stopPropagation()
      const cell = content.current?.closest<HTMLElement>('[role="columnheader"]')
      if (cell) open?.(columnKey, cell)
    },
    [open, columnKey],
  )
  useEffect(() => {
    const cell = content.current?.closest<HTMLElement>('[role="columnheader"]')
    const listening = new AbortController()
    // The grid would take the arrow for a step to the rows.
    const note = (event: KeyboardEvent) => {
      if (!event.altKey || event.key !== 'ArrowDown') return
      event.preventDefault()
      openFilter(event)
    }
    cell?.addEventListener('keydown', note, { signal: listening.signal })
    return () => listening.abort()
  }, [openFilter])
  return (
    <span ref={content} className="list-heading">
      <span className="list-heading-title grid-cut">{children}</span>
      <button
        type="button"
        className={isActive ? 'list-filter list-filter--active' : 'list-filter'}
        tabIndex={-1}
        aria-label={hint}
        aria-pressed={isActive}
        title={hint}
        onClick={openFilter}
      >
        <span className={`anticon pw-icon pw-icon-${isActive ? 'filter-filled' : 'filter'}`} aria-hidden />
      </button>
    </span>
  )
}
