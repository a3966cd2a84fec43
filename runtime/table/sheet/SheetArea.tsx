import type { ReactNode } from 'react'
import { EditorRefContext } from './openEditor'
import type { useSheet } from './useSheet'

interface SheetAreaProps {
  sheet: Pick<ReturnType<typeof useSheet>, 'area' | 'edges' | 'openEditor'>
  children: ReactNode
}

/** What the grid of a table stands in. Tab leaves it from its edges, which nothing else reaches. */
export function SheetArea({ sheet, children }: SheetAreaProps) {
  return (
    <EditorRefContext value={sheet.openEditor}>
      <div className="table-sheet" {...sheet.area}>
        <span ref={sheet.edges.before} tabIndex={-1} className="table-edge" />
        {children}
        <span ref={sheet.edges.behind} tabIndex={-1} className="table-edge" />
      </div>
    </EditorRefContext>
  )
}
