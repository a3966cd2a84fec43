import type { MouseEvent } from 'react'

/** Gives the cell under the pointer a tooltip when its text is cut; a sortable heading also says how to sort. */
export function showFullText(event: MouseEvent, sortHint: string): void {
  if (!(event.target instanceof Element)) return
  const cell = event.target.closest('[role="gridcell"], [role="columnheader"]')
  if (!(cell instanceof HTMLElement)) return
  const cuts = [...cell.querySelectorAll('.grid-cut, .cell-link, .rdg-header-sort-name')]
  const isCut = (cuts.length > 0 ? cuts : [cell]).some((text) => text.scrollWidth > text.clientWidth)
  const isSortable = cell.classList.contains('grid-sortable')
  const title = [isCut ? (cell.textContent ?? '') : '', isSortable ? sortHint : ''].filter(Boolean).join('\n')
  if (title) cell.title = title
  else cell.removeAttribute('title')
}
