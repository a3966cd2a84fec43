import type { Asked } from '../../fields/readTexts'
import { fieldOfRow } from '../../model/fieldOfRow'
import type { FieldModel } from '../../model/PageModel'
import type { RowState } from '../../rows/RowState'
import type { EnteredCell, RowsCore } from '../../rows/RowsCore'
import type { CellRange, SheetCells } from './CellBlock'
import { cellReaderOf, type PastedReader } from './cellReader'
import { type CopiedCell, type CopiedCells, sortOf } from './clipboardCells'
import { canEnter } from './enteredCells'
import { type PasteRefusal, type PasteTarget, targetOf } from './pasteTarget'

export interface PastePlace {
  store: RowsCore
  sheet: SheetCells
  /** The cells that are marked, or the one that has the focus. */
  block: SheetCells
  /** Says of a text that it was not understood; its cell is marked with that. Left out where the cell just stays as it is. */
  sayUnread?(text: string): string
  /** Makes a row that is new; left out where no rows can be added. */
  makeRow?(): RowState
}

/** A cell whose text no value of its field is called. */
export interface UnreadCell {
  row: RowState
  field: FieldModel
  text: string
}

/** What came of it; cells that cannot be changed are `skipped`. */
export interface Pasted {
  count: number
  skipped: number
  unread: readonly UnreadCell[]
  range: CellRange | undefined
  /** Rows that it has made. */
  added: readonly RowState[]
}

/** Enters a block of cells that was copied elsewhere or here, each as if it were typed, and marks those that were not understood: all of it as one step, or nothing. */
export async function pasteCells(copied: CopiedCells, place: PastePlace, asked: Asked): Promise<Pasted | PasteRefusal> {
  const target = targetOf(copied, place)
  if ('reason' in target) return target
  const readers = await Promise.all(target.fields.map((field, index) => loadReaders(field, textsIn(target, index), asked)))
  const { store, sayUnread } = place
  const fields = new Map(target.fields.map((field) => [field.key, field]))
  const texts = new Map<RowState, Map<string, string>>()
  let [count, skipped] = [0, 0]
  const unread: UnreadCell[] = []
  const entered = [...target.rows, ...target.added].map((row, rowAt) => {
    const read = target.fields.map((field, fieldAt) => ({ field, ...readCell(field, row, target.at(rowAt, fieldAt), readers[fieldAt]) }))
    texts.set(row, new Map(read.flatMap(({ field, unread: text }) => (text === undefined ? [] : [[field.key, text]]))))
    return {
      row,
      cells: read.map(({ cell, unread: text }) => (text === undefined ? cell : unreadCell(cell, text, sayUnread?.(text) ?? text))),
    }
  })
  const mayType = (row: RowState, key: string) => {
    const field = fields.get(key)
    const text = texts.get(row)?.get(key)
    const isOpen = field !== undefined && canEnter(store, row, field)
    if (!isOpen) skipped += 1
    else if (text !== undefined) unread.push({ row, field, text })
    else count += 1
    return isOpen && (text === undefined || sayUnread !== undefined)
  }
  // Rows can have gone while texts were asked for.
  const isThere = ({ row }: { row: RowState }) => row.stored === null || store.find(row.key) === row
  store.typeAll(entered.filter(isThere), target.added, mayType)
  return { count, skipped, unread, range: target.range, added: target.added }
}

function unreadCell(cell: EnteredCell, typed: string, message: string): EnteredCell {
  return { ...cell, error: { message, source: 'unread', typed } }
}

/** Readers of a field, with those of the other inputs that it has in some rows. */
async function loadReaders(
  field: FieldModel,
  texts: ReadonlySet<string>,
  asked: Asked,
): Promise<ReadonlyMap<FieldModel, PastedReader | undefined>> {
  const all = [field, ...(field.inputs ?? []).map((one) => one.field)]
  return new Map(await Promise.all(all.map(async (one) => [one, await cellReaderOf(one, texts, asked)] as const)))
}

function textsIn(target: PasteTarget, field: number): ReadonlySet<string> {
  const count = target.rows.length + target.added.length
  return new Set(Array.from({ length: count }, (_, row) => target.at(row, field).text))
}

/** What is entered into a cell, or the text that stands for nothing there. */
function readCell(
  field: FieldModel,
  row: RowState,
  { text, cell }: { text: string; cell: CopiedCell | null },
  readers: Awaited<ReturnType<typeof loadReaders>> = new Map(),
): { cell: EnteredCell; unread?: string } {
  const { key } = field
  const shown = fieldOfRow(field, row.values)
  if (cell && cell.sort === sortOf(shown) && (cell.key === key || !cell.others)) return { cell: { ...cell, key } }
  const empty = { key, value: null, ...(field.end ? { others: { [field.end.key]: null } } : {}) }
  if (text.trim() === '') return { cell: empty }
  const read = readers.get(shown)?.(text)
  return read ? { cell: { key, ...read } } : { cell: empty, unread: text }
}
