import {
  entriesBetween,
  type InsertRows,
  type ManyCommands,
  type MarkCell,
  type MergeRows,
  type MoveRow,
  type RemoveRows,
  type RowCommand,
  type SetValues,
  typedWith,
} from './Command'
import { cellValue, type RowOrigin, type RowState } from './RowState'
import type { RowsState } from './RowsState'

/** Cells that a command has written, with their values before it. */
export type ChangedCells = Map<RowState, Map<string, unknown>>

/**
 * Applies a command and gives the one that takes it back; undefined when its rows are gone, removed by somebody else. `changed` collects the cells that were
 * written; those that follow from them are not among them.
 */
export function applyCommand(rows: RowsState, command: RowCommand, changed: ChangedCells = new Map()): RowCommand | undefined {
  return rows.run(() => {
    switch (command.kind) {
      case 'set':
        return setValues(rows, command, changed)
      case 'insert':
        return insertRows(rows, command)
      case 'remove':
        return removeRows(rows, command)
      case 'move':
        return moveRow(rows, command)
      case 'merge':
        return mergeRows(rows, command)
      case 'mark':
        return markCell(rows, command, changed)
      case 'many':
        return doMany(rows, command, changed)
    }
  })
}

function setValues(rows: RowsState, { row: key, entries }: SetValues, changed: ChangedCells): RowCommand | undefined {
  const row = rows.find(key)
  if (!row) return undefined
  const { typed, values } = row
  const { computedKeys } = rows.plan
  const given = new Map([...entries].filter(([name]) => !computedKeys.has(name)))
  const next = typedWith(typed, given, row.base)
  const unread = [...given.keys()].flatMap((name) => {
    const error = row.errors.get(name)
    return error?.source === 'unread' ? [{ kind: 'mark' as const, row: key, key: name, error }] : []
  })
  // A stored row of a table has no computed values of its own before the first and after the last typed one.
  const isAlone = !rows.policy.computesAtOnce && row.stored !== null && (typed.size === 0 || next.size === 0)
  rows.setSource(row, { typed: next }, isAlone ? undefined : new Set(given.keys()))
  const cells = changed.get(row) ?? new Map<string, unknown>()
  changed.set(row, cells)
  for (const name of given.keys()) if (!cells.has(name)) cells.set(name, cellValue(values, name))
  const inverse: SetValues = { kind: 'set', row: key, entries: entriesBetween(next, typed) }
  // Texts that were no values went with what was set in their place, and come back with it.
  const lost = unread.filter((mark) => !row.errors.has(mark.key))
  return lost.length === 0 ? inverse : { kind: 'many', commands: [inverse, ...lost] }
}

function insertRows(rows: RowsState, command: InsertRows): RowCommand {
  const { isNumbered } = rows.order
  rows.order.isNumbered = command.isNumbered
  for (const { row, index } of command.rows) rows.enter(row, index)
  return { kind: 'remove', keys: command.rows.map(({ row }) => row.key), isNumbered }
}

function removeRows(rows: RowsState, command: RemoveRows): RowCommand | undefined {
  const { isNumbered } = rows.order
  const leaving = command.keys.flatMap((key) => rows.find(key) ?? [])
  if (leaving.length === 0) return undefined
  const places = leaving.map((row) => ({ row, index: rows.order.indexOf(row) })).sort((one, other) => one.index - other.index)
  rows.order.isNumbered = command.isNumbered
  for (const row of leaving) rows.leave(row)
  return { kind: 'insert', rows: places, isNumbered }
}

function moveRow(rows: RowsState, command: MoveRow): RowCommand | undefined {
  const row = rows.find(command.row)
  if (!row) return undefined
  const { isNumbered } = rows.order
  const index = rows.order.indexOf(row)
  rows.order.isNumbered = command.isNumbered
  rows.place(row, command.index)
  return { kind: 'move', row: command.row, index, isNumbered }
}

function mergeRows(rows: RowsState, command: MergeRows): RowCommand {
  const inverse: MergeRows = {
    kind: 'merge',
    order: rows.rows,
    sources: new Map([...command.sources.keys()].map((row) => [row, sourceOf(row)])),
    removed: [...rows.removed.values()],
    isNumbered: rows.order.isNumbered,
  }
  rows.replace(command.order, command.removed, command.isNumbered)
  for (const [row, source] of command.sources) rows.setSource(row, source)
  return inverse
}

function markCell(rows: RowsState, { row: key, key: name, error }: MarkCell, changed: ChangedCells): RowCommand | undefined {
  const row = rows.find(key)
  if (!row) return undefined
  const before = row.errors.get(name)
  rows.setError(row, name, error)
  // What was written before it is not what the mark is about.
  changed.get(row)?.delete(name)
  return { kind: 'mark', row: key, key: name, error: before }
}

/** Those whose rows are gone are left out. */
function doMany(rows: RowsState, { commands }: ManyCommands, changed: ChangedCells): ManyCommands | undefined {
  const inverses = commands.flatMap((command) => applyCommand(rows, command, changed) ?? [])
  return inverses.length === 0 ? undefined : { kind: 'many', commands: inverses.reverse() }
}

function sourceOf({ stored, base, typed, isStale, staleKeys }: RowState): RowOrigin {
  return { stored, base, typed, isStale, staleKeys }
}
