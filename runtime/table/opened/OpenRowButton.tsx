import { useContext } from 'react'
import { SequenceContext } from '../../grid/sequenceColumn'
import type { RowState } from '../../rows/RowState'
import { usePageHost } from '../../session/PageHost'
import './openRowButton.css'
import { OpenRowContext } from './OpenRowContext'

/** The number of a row, which opens it: a click on any other cell edits that cell. */
export function OpenRowButton({ row, rowIdx, tabIndex }: { row: RowState; rowIdx: number; tabIndex: number }) {
  const { text } = usePageHost()
  const open = useContext(OpenRowContext)
  const n = useContext(SequenceContext)(rowIdx) + 1
  return (
    <button
      type="button"
      className="table-open"
      data-own-press
      aria-haspopup="dialog"
      aria-label={text('table.openRow', { n })}
      title={text('table.openRow', { n })}
      tabIndex={tabIndex}
      onClick={() => open?.(row)}
    >
      {n}
    </button>
  )
}
