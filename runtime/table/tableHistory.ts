import type { KeyboardEvent } from 'react'
import { appUndoOf } from '../kit/browserUndo'
import { isComposing } from '../kit/isComposing'
import type { LogStep } from '../rows/ChangeLog'
import type { RowCommand } from '../rows/Command'
import type { RowState } from '../rows/RowState'
import type { RowsCore } from '../rows/RowsCore'

type ShowCell = (row: RowState, key: string) => void

/** Ctrl+Z and what belongs to it, in a table that stands alone; around one in a form the form has listened before. */
export function turnTableHistory(event: KeyboardEvent, store: RowsCore, show: ShowCell): void {
  const way = appUndoOf(event.nativeEvent)
  if (!way || isComposing(event.nativeEvent)) return
  event.preventDefault()
  event.stopPropagation()
  const step = store.facts().log[way]()
  if (step) revealStep(store, step, show)
}

/** Brings the cell or row that was taken back or done again into view; false for what was done elsewhere. */
export function revealStep(store: RowsCore, step: LogStep, show: ShowCell): boolean {
  if (step.rows !== store) return false
  const parts = partsOf(step.command)
  const cell = firstCellOf(store, parts)
  if (cell) {
    show(...cell)
    return true
  }
  const [command = step.command] = parts
  const [inverse = step.inverse] = partsOf(step.inverse).reverse()
  const row = rowOf(store, { ...step, command, inverse })
  if (row) show(row, parts.map(columnOf).find(Boolean) ?? '')
  return true
}

/** Of the cells that something has happened to, the one in the uppermost row; undefined where none of their rows is there. */
function firstCellOf(store: RowsCore, parts: readonly RowCommand[]): [RowState, string] | undefined {
  let first: [RowState, string] | undefined
  let at = Number.POSITIVE_INFINITY
  for (const part of parts) {
    const [row, column] = ['row' in part ? store.find(part.row) : undefined, columnOf(part)]
    const index = row ? store.order.indexOf(row) : at
    if (!row || column === undefined || index >= at) continue
    first = [row, column]
    at = index
  }
  return first
}

function columnOf(part: RowCommand): string | undefined {
  if (part.kind === 'mark') return part.key
  return part.kind === 'set' ? part.entries.keys().next().value : undefined
}

/** Of what was done at once, each thing. */
function partsOf(command: RowCommand): RowCommand[] {
  return command.kind === 'many' ? command.commands.flatMap(partsOf) : [command]
}

/** The row that it happened to; the one that has taken the place of rows that are gone. */
function rowOf(store: RowsCore, { command, inverse }: LogStep): RowState | undefined {
  const [inserted] = command.kind === 'insert' ? command.rows : []
  const [removed] = inverse.kind === 'insert' ? inverse.rows : []
  if (inserted) return inserted.row
  if (removed) return store.rows[Math.min(removed.index, store.order.length - 1)]
  return command.kind === 'move' ? store.find(command.row) : undefined
}
