import { useLayoutEffect, useRef } from 'react'
import type { ColumnOrColumnGroup } from 'react-data-grid'
import type { Column } from './Column'

/** Columns that stand beside each other and have the same group, under one heading; the same list where none has one. Locked ones are apart from the others. */
export function groupColumns<R, S>(columns: readonly Column<R, S>[]): readonly ColumnOrColumnGroup<R, S>[] {
  if (!columns.some(({ group }) => group)) return columns
  const grouped: ColumnOrColumnGroup<R, S>[] = []
  for (let first = 0, end = 0; first < columns.length; first = end) {
    end = endOfGroup(columns, first)
    const column = columns[first]
    if (!column?.group) grouped.push(...columns.slice(first, end))
    else
      grouped.push({
        name: <GroupHeading text={column.group} inset={insetOf(column, first, end)} />,
        headerCellClass: column.frozen ? 'grid-group grid-group--locked' : 'grid-group',
        children: columns.slice(first, end),
      })
  }
  return grouped
}

function endOfGroup<R, S>(columns: readonly Column<R, S>[], first: number): number {
  const { group, frozen } = columns[first] ?? {}
  const end = columns.findIndex((column, index) => index > first && (column.group !== group || column.frozen !== frozen))
  return end === -1 ? columns.length : end
}

/** Where a heading over locked columns stays: the grid counts their places by their positions. */
function insetOf<R, S>({ frozen }: Column<R, S>, first: number, end: number): { insetInlineStart?: string; insetInlineEnd?: string } {
  if (!frozen) return {}
  return frozen === 'end'
    ? { insetInlineEnd: `var(--rdg-frozen-end-${end - 1})` }
    : { insetInlineStart: `var(--rdg-frozen-start-${first})` }
}

/** The grid keeps locked columns in view, but not the heading over them: its cell is given its place here. */
function GroupHeading({ text, inset }: { text: string; inset: ReturnType<typeof insetOf> }) {
  const heading = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const cell = heading.current?.closest<HTMLElement>('[role="columnheader"]')
    if (cell) Object.assign(cell.style, { insetInlineStart: '', insetInlineEnd: '', ...inset })
  }, [inset])
  return (
    <span ref={heading} className="grid-cut">
      {text}
    </span>
  )
}
