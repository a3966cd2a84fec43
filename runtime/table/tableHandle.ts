import { namedError } from '../form/namedError'
import type { SubTableModel } from '../model/PageModel'
import { checkAll, wrongCells } from '../rows/checkRows'
import type { CellValues, RowState } from '../rows/RowState'
import type { RowsCore } from '../rows/RowsCore'
import { readRows } from '../rows/readRows'
import { carriedRow, changesOf } from '../rows/sentValues'
import type { PageHost } from '../session/PageHost'
import type { CellProblem, EditableTableHandle, StaleCell } from './EditableTableHandle'
import { emptyRow } from './emptyRow'
import { staleCells } from './staleCells'
import { revealStep } from './tableHistory'

/** What the actions of a table work on. */
export interface HandleParts {
  store: RowsCore
  table: SubTableModel
  text: PageHost['text']
  show(row: RowState, key: string): void
  /** The same for a cell that was taken back or done again. */
  showTurned(row: RowState, key: string): void
  /** Takes away the row that a key has made and nobody has filled. */
  withdrawOffer(): void
  readSelection(): ReadonlySet<string>
  /** The rows as they stand on the screen, those of other pages among them; without those below a closed row of a tree. */
  readShown(): readonly RowState[]
  select(keys: ReadonlySet<string>): void
}

export function tableHandle(parts: HandleParts): EditableTableHandle {
  const { store, show, showTurned, withdrawOffer, readSelection, readShown, select } = parts
  const validate = async ({ isShown = true } = {}) => {
    withdrawOffer()
    await checkAll(store)
    const [failed] = wrongCells(store, readShown())
    if (failed && isShown) show(failed.row, failed.field.key)
    return failed === undefined
  }
  return {
    validate,
    problems: () => problemsOf(parts),
    staleCells: () => staleCellsOf(parts),
    markRefused(change, { list, index, key }, message) {
      const row = carriedRow(change, list, index)
      const name = key === '' ? firstKey(store) : key
      if (!row || store.find(row.key) !== row || name === undefined || !store.plan.byKey.has(name)) return false
      store.setError(row, name, { message, source: 'server', ...(key === '' ? { isOfRow: true } : {}) })
      return true
    },
    changes: () => changesOf(store),
    takeUp: (change, isWhole) => store.takeUp(change, isWhole),
    takeStored: (stored) => store.takeStored(stored),
    rows: () => readRows(store),
    isDirty: () => store.isDirty,
    reveal: (step) => revealStep(store, step, showTurned),
    getAll: async () => ((await validate()) ? readRows(store) : null),
    ...rowActions(parts),
    selection: () => [...readSelection()].filter((key) => store.find(key)),
    select: (ids) => select(new Set(ids)),
    clearSelection: () => select(new Set()),
  }
}

function rowActions({ store, table, text, show }: HandleParts): Pick<EditableTableHandle, 'add' | 'insert' | 'remove' | 'move' | 'show'> {
  const rowOf = (id: string) => {
    const row = store.find(id)
    if (!row) throw new Error(`no row "${id}" in sub-table "${table.key}"`)
    return row
  }
  const insert = (index: number, values?: CellValues) => {
    const row = emptyRow(store, values)
    store.insert(row, index)
    return row.key
  }
  return {
    add: (values) => insert(store.order.length, values),
    insert: (afterId, values) => insert(store.order.indexOf(rowOf(afterId)) + 1, values),
    remove(ids) {
      if (table.tree) throw new Error(text('table.keptInTree', { title: table.title }))
      store.remove(ids.map((id) => rowOf(id).key))
    },
    move: (id, index) => store.move(rowOf(id), Math.min(Math.max(index, 0), store.order.length - 1)),
    show: (id) => show(rowOf(id), ''),
  }
}

/** Each with the number that its row has on the screen; those of rows below a closed one of a tree last. */
function staleCellsOf({ store, table, readShown }: HandleParts): StaleCell[] {
  const shown = readShown()
  return staleCells(store, table.fields, new Set([...shown, ...store.rows]), numbersOf(shown))
}

/** Where a row is marked that is refused as a whole. */
function firstKey(store: RowsCore): string | undefined {
  const { fields, isChecked } = store.facts()
  return fields.find((field) => isChecked(field) && !field.facts.isRowOrder && !field.isDisabled)?.key
}

/** What is wrong, each cell with the number that its row has on the screen. */
function problemsOf({ store, table, show, readShown, text }: HandleParts): CellProblem[] {
  const shown = readShown()
  const numbers = numbersOf(shown)
  return wrongCells(store, shown).map(({ row, field: { key } }) => ({
    row: numbers.get(row),
    message: namedError(text, titleIn(table, key), row.errors.get(key)),
    show: () => show(row, key),
  }))
}

function titleIn({ fields }: SubTableModel, key: string): string {
  return fields.flatMap((field) => (field.end ? [field, field.end] : [field])).find((field) => field.key === key)?.title ?? ''
}

function numbersOf(shown: readonly RowState[]): ReadonlyMap<RowState, number> {
  return new Map(shown.map((row, index) => [row, index + 1]))
}
