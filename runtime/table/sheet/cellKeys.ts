import type { CellKeyboardEvent, CellKeyDownArgs } from '../../grid/DataGrid'
import { fieldOfRow } from '../../model/fieldOfRow'
import type { RowState } from '../../rows/RowState'
import { isAlwaysOpen } from '../isAlwaysOpen'
import { type CellAt, cellBeside, nextCell, wholeOf } from './CellBlock'
import { canEnter, emptiedCells, filledCells } from './enteredCells'
import { blockAt, type SheetActions } from './SheetActions'
import { isUnfilled } from './useOfferedRow'

/** Far enough to reach the other end of any table. */
const farAway = 1_000_000

/** How far the keys that go somewhere go, in rows and columns. */
function wayOf({ key, ctrlKey, metaKey }: CellKeyboardEvent): readonly [rows: number, columns: number] | undefined {
  const isFar = ctrlKey || metaKey
  if (key === 'Home') return [isFar ? -farAway : 0, -farAway]
  if (key === 'End') return [isFar ? farAway : 0, farAway]
  const step = isFar ? farAway : 1
  const [rows, columns] = arrows[key] ?? []
  return rows === undefined || columns === undefined ? undefined : [rows * step, columns * step]
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Keys in a table, beside those that the grid knows by itself. */
export function pressCellKey<S>(args: CellKeyDownArgs<RowState, S>, event: CellKeyboardEvent, actions: SheetActions): void {
  const { row, column } = args
  const at = row && column && { row, key: column.key }
  const isTaken = args.mode === 'EDIT' ? at && pressInEditor(at, args.onClose, event, actions) : pressOnCell(at, event, actions)
  if (!isTaken) return
  event.preventGridDefault()
  event.preventDefault()
}

/** true for a key that was worked with. */
function pressOnCell(at: CellAt | undefined, event: CellKeyboardEvent, actions: SheetActions): boolean {
  const { hasBegun, isLocked } = actions
  if (event.key === 'Tab') {
    if (at && hasBegun.current && !isLocked && walk(at, event.shiftKey, actions)) return true
    // The browser goes on from the edge of the table.
    actions.leave(event.shiftKey)
    event.preventGridDefault()
    return false
  }
  if (!at || event.altKey) return false
  return goBy(at, event, actions) || markBy(at, event, actions) || (!isLocked && changeBy(at, event, actions))
}

function goBy(at: CellAt, event: CellKeyboardEvent, { sheet, marked, goTo, scrollTo }: SheetActions): boolean {
  const way = wayOf(event)
  if (!way) return false
  if (event.shiftKey) {
    const { from = at, to = at } = marked.range ?? {}
    // Where it has got to can stand on another page.
    const next = cellBeside(sheet, to, ...way) ?? cellBeside(sheet, at, ...way)
    if (!next) return false
    marked.mark({ from, to: next })
    scrollTo(next)
    return true
  }
  const isPlainArrow = event.key in arrows && !event.ctrlKey && !event.metaKey
  const next = isPlainArrow ? undefined : (cellBeside(sheet, at, ...way) ?? sheetEdge(at, way, sheet))
  if (next) goTo(next)
  return next !== undefined
}

/** From a cell that holds no field, the box that selects the row. */
function sheetEdge({ row }: CellAt, way: readonly [number, number], sheet: SheetActions['sheet']): CellAt | undefined {
  const [first] = sheet.fields
  return first && cellBeside(sheet, { row, key: first.key }, ...way)
}

function markBy(at: CellAt, event: CellKeyboardEvent, { sheet, marked, goTo }: SheetActions): boolean {
  if (event.key === 'Escape' && marked.range) {
    // The marks are all that it gives up, and not the dialog around the table.
    event.stopPropagation()
    marked.mark(null)
    return true
  }
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'a') return false
  const whole = wholeOf(sheet)
  if (!whole) return false
  if (!sheet.fields.some(({ key }) => key === at.key)) goTo(whole.from)
  marked.mark(whole)
  return true
}

function changeBy(at: CellAt, event: CellKeyboardEvent, actions: SheetActions): boolean {
  const { store, sheet } = actions
  const isHeld = event.ctrlKey || event.metaKey
  const field = sheet.fields.find(({ key }) => key === at.key)
  if (isHeld && event.key.toLowerCase() === 'd') return fillDown(at, actions)
  if (!field || isHeld) {
    // What copies, cuts and pastes is the browser's, and opens no editor.
    if (isHeld) event.preventGridDefault()
    return false
  }
  if (event.key === 'Delete' || event.key === 'Backspace') {
    store.typeAll(emptiedCells(store, blockAt(actions, at)))
    return true
  }
  if (!isAlwaysOpen(fieldOfRow(field, at.row.values))) return false
  if (event.key === 'Enter') return goDown(at, event.shiftKey, actions)
  return event.key === ' ' && !event.shiftKey && toggle(event)
}

/** Fills the marked cells from the first row of them; a single cell from the one above. */
function fillDown(at: CellAt, actions: SheetActions): boolean {
  const { store, all } = actions
  const block = blockAt(actions, at)
  const isOneRow = block.rows.length === 1
  const [source] = isOneRow ? all.rows.slice(Math.max(all.rows.indexOf(at.row) - 1, 0)) : block.rows
  if (source && source !== block.rows[isOneRow ? 0 : 1])
    store.typeAll(filledCells(store, source, { ...block, rows: isOneRow ? block.rows : block.rows.slice(1) }))
  return true
}

/** A cell that shows its input without being opened: the box in it is pressed. */
function toggle({ target }: CellKeyboardEvent): boolean {
  if (!(target instanceof HTMLElement) || target.matches('input, button')) return false
  target.querySelector<HTMLElement>('input[type="checkbox"], button[role="switch"]')?.click()
  return true
}

/** Keys in an open editor; those in what it has opened elsewhere in the document do not come here. */
function pressInEditor(
  at: CellAt,
  close: (isKept?: boolean, hasFocus?: boolean) => void,
  event: CellKeyboardEvent,
  actions: SheetActions,
): boolean {
  const { hasBegun, marked, store } = actions
  hasBegun.current = true
  if (event.altKey) return false
  if (event.key === 'Tab') {
    if (walk(at, event.shiftKey, actions)) return true
    close(true, false)
    actions.leave(event.shiftKey)
    event.preventGridDefault()
    return false
  }
  if (event.key !== 'Enter') return false
  if (!event.ctrlKey && !event.metaKey) {
    if (!goDown(at, event.shiftKey, actions)) close(true)
    return true
  }
  close(true)
  const { block } = marked
  if (block) store.typeAll(filledCells(store, at.row, { ...block, fields: block.fields.filter(({ key }) => key === at.key) }))
  return true
}

/** Goes to the next cell that can be changed, behind the last one to a new row; false where there is none. */
function walk(at: CellAt, isBack: boolean, { store, all, canAdd, goTo, offer }: SheetActions): boolean {
  const fields = new Map(all.fields.map((field) => [field.key, field]))
  const isStop = ({ row, key }: CellAt) => {
    const field = fields.get(key)
    return field !== undefined && canEnter(store, row, field)
  }
  const next = nextCell(all, at, isBack, isStop)
  if (next) goTo(next)
  // A row that nobody has filled offers no further one: Tab leaves the table there.
  else if (isBack || !canAdd || isUnfilled(at.row)) return false
  else offerFirst(fields.keys())
  return true

  function offerFirst(keys: Iterable<string>): void {
    const [first = ''] = keys
    offer(first)
  }
}

/** Goes to the cell below, or above; below the last one to a new row. */
function goDown(at: CellAt, isUp: boolean, { all, canAdd, goTo, offer }: SheetActions): boolean {
  const next = all.rows[all.rows.indexOf(at.row) + (isUp ? -1 : 1)]
  if (next) goTo({ row: next, key: at.key })
  else if (isUp || !canAdd || isUnfilled(at.row)) return false
  else offer(at.key)
  return true
}
