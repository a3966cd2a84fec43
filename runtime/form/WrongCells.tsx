import type { SubTableModel } from '../model/PageModel'
import type { CellProblem } from '../table/EditableTableHandle'
import type { RowFormCore } from './RowFormCore'

/** So many wrong cells of a table are named one by one. */
const namedCells = 5

interface WrongCellsProps {
  table: SubTableModel
  problems: readonly CellProblem[]
  core: RowFormCore
}

/** The first wrong cells of a table, each leading to its place; a table that cannot say them is named alone. */
export function WrongCells({ table: { key, title }, problems, core }: WrongCellsProps) {
  const { text } = core.host
  if (problems.length === 0) return <li>{text('form.wrongTable', { title })}</li>
  const reveal = (show: () => void) => {
    core.store.atoms.set(core.signals.openTable, key)
    show()
  }
  const more = problems.length - namedCells
  return (
    <>
      {problems.slice(0, namedCells).map(({ row, message, show }, index) => (
        <li key={index}>
          <button type="button" onClick={() => reveal(show)}>
            {row === undefined ? text('form.wrongPart', { title, message }) : text('form.wrongCell', { title, row, message })}
          </button>
        </li>
      ))}
      {more > 0 && <li>{text('form.moreWrongCells', { title, count: more })}</li>}
    </>
  )
}
