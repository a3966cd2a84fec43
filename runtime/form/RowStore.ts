import { atom, createStore } from 'jotai'
import type { Row } from '../../schemas/api/Result'
import type { FieldValue } from '../../schemas/fields/FieldFacts'
import { applyCommand } from '../rows/applyCommand'
import { typedWith } from '../rows/Command'
import { rebased } from '../rows/mergeRemote'
import { formPolicy, type RowFacts } from '../rows/RowFacts'
import { planOf, type RowField } from '../rows/RowField'
import {
  addedRow,
  type CellValues,
  type FieldError,
  type FieldView,
  isTypedInto,
  type RowOrigin,
  type RowState,
  storedRow,
} from '../rows/RowState'
import { RowsCore } from '../rows/RowsCore'
import { anyChannel, cellChannel, marksChannel } from '../rows/RowsState'
import { sentValues, untouchedValues } from '../rows/sentValues'
import { ownValues } from '../rows/workOutValues'
import type { FormMode } from './RowFormProps'

type SubRows = Readonly<Record<string, readonly Row[]>>

interface RowStoreOptions {
  facts: RowFacts
  mode: FormMode
  /** The stored row, or the new row with its defaults. */
  row: CellValues
  /** Keys of the sub-tables that expressions may read. */
  tableKeys: readonly string[]
  subRows: SubRows
  held?: HeldRow
}

/** A row of a table that is edited as a form: what is done to it is done in its table. */
export interface HeldRow {
  rows: RowsCore
  row: RowState
}

/** The one row of a form. What it holds lives in the headless core; here stands what belongs to a form alone: the rows that its sub-tables are opened with. */
export class RowStore {
  readonly atoms = createStore()
  /** true: something was entered that is not saved, or is on its way. */
  readonly isDirty = atom(false)
  /** Grows whenever another field is marked or shown. */
  readonly marks = atom(0)
  readonly rows: RowsCore
  readonly row: RowState
  private subRows: SubRows
  private openedRows: SubRows
  /** Keys of the fields that somebody has typed into, also where the value is the old one again. */
  private readonly touched = new Set<string>()

  constructor(private readonly options: RowStoreOptions) {
    const { facts, mode, row, subRows, tableKeys, held } = options
    this.subRows = subRows
    this.openedRows = subRows
    if (held) {
      this.row = held.row
      this.rows = held.rows
      return
    }
    const base = ownValues(row, planOf(facts.fields))
    this.row = mode === 'add' ? addedRow(base, rowKey) : storedRow(base, rowKey)
    const tables = Object.fromEntries(tableKeys.map((key) => [key, this.loadedRows(key)]))
    this.rows = new RowsCore([this.row], () => facts, formPolicy, tables)
    this.follow()
  }

  /** Keeps the atoms on the rows, until the result is called. A row that is held elsewhere is followed by whoever shows it. */
  follow(): () => void {
    const noteTyped = () => this.atoms.set(this.isDirty, isTypedInto(this.row) || this.rows.isReading)
    const ends = [
      this.rows.subscribe(anyChannel, noteTyped),
      this.rows.subscribe(marksChannel, () => {
        noteTyped()
        this.atoms.set(this.marks, (count) => count + 1)
      }),
    ]
    return () => {
      for (const end of ends) end()
    }
  }

  /** Everything that the field's place on the screen follows. */
  view(field: RowField): FieldView {
    return this.rows.view(this.row, field)
  }

  subscribe(field: RowField, listener: () => void): () => void {
    return this.rows.subscribe(cellChannel(this.row, field.key), listener)
  }

  /** Takes a typed value, and the values of other fields that the input fills. Empty is null. */
  type(key: string, value: FieldValue, others?: Readonly<Record<string, FieldValue>>): void {
    this.touched.add(key)
    this.rows.type(this.row, key, value, others)
  }

  /** Marks a field with a typed text that stands for no value, or takes such a mark back. */
  refuse(key: string, unread: Omit<FieldError, 'source'> | undefined): void {
    this.rows.refuse(this.row, key, unread)
  }

  /** The row as it stands now. Shown texts of values that were changed since are left out: they belong to the old value. */
  readRow(): CellValues {
    return this.row.values
  }

  /** The fields that have to be saved: those that differ from the stored row, and in a new row all that are filled; with them what fields become that nobody touched. */
  changes(): Record<string, unknown> {
    return { ...sentValues(this.rows, this.row), ...untouchedValues(this.rows, this.row, this.touched) }
  }

  /** The values that were typed, by key. */
  typedValues(): Record<string, unknown> {
    return Object.fromEntries(this.row.typed)
  }

  /** The row that the changes are measured against. */
  get stored(): CellValues {
    return this.row.base
  }

  /** Starts from another stored row. Typed values stay, except those that `dropped` names. */
  rebase(row: CellValues, dropped: Iterable<string> = []): void {
    const source = rebased(this.row, ownValues(row, this.rows.plan), new Set(dropped))
    this.merge(this.options.mode === 'add' ? { ...source, stored: null } : source)
  }

  /**
   * Goes on where another store of the same row is: with what was typed into fields that are known here, and the rows of its tables. `renamed` has the keys
   * that fields have now by those that they had there.
   */
  adopt(other: RowStore, renamed: ReadonlyMap<string, string>): void {
    const known = new Set(this.rows.plan.keys)
    const typed = [...other.row.typed].map(([key, value]): [string, unknown] => [renamed.get(key) ?? key, value])
    const entries = new Map(typed.filter(([key]) => known.has(key)))
    for (const key of other.touched) this.touched.add(renamed.get(key) ?? key)
    this.subRows = other.subRows
    this.openedRows = other.openedRows
    for (const [key, rows] of other.rows.tables) if (this.rows.tables.has(key)) this.rows.setTable(key, rows)
    this.merge({ ...this.row, typed: typedWith(this.row.typed, entries, this.row.base) })
    for (const [key, error] of other.row.errors) if (error.source === 'unread') this.setError(renamed.get(key) ?? key, error)
  }

  /** The rows that a sub-table is opened with; undefined when they were not loaded. */
  openedSub(key: string): readonly Row[] | undefined {
    return this.openedRows[key]
  }

  /** The rows of a sub-table as they are stored, as far as it is known here; undefined when they were not loaded. */
  storedSub(key: string): readonly Row[] | undefined {
    return this.subRows[key]
  }

  /** Takes the rows of a sub-table as somebody else has left them. One that is on the screen merges them itself and starts from them after a reset. */
  takeSubRows(key: string, rows: readonly Row[], isOnScreen: boolean): void {
    this.subRows = { ...this.subRows, [key]: rows }
    if (isOnScreen) return
    this.openedRows = { ...this.openedRows, [key]: rows }
    if (this.rows.tables.has(key)) this.rows.setTable(key, rows)
  }

  /** Takes everything typed back. */
  reset(): void {
    this.rebase(this.stored, this.row.typed.keys())
    this.openedRows = this.subRows
    this.touched.clear()
    for (const key of this.row.errors.keys()) this.setError(key, undefined)
    for (const key of this.rows.tables.keys()) this.rows.setTable(key, this.loadedRows(key))
  }

  setError(key: string, error: FieldError | undefined): void {
    this.rows.setError(this.row, key, error)
  }

  private merge(source: RowOrigin): void {
    const { stored, base, typed, isStale, staleKeys } = source
    const sources = new Map([[this.row, { stored, base, typed, isStale, staleKeys }]])
    applyCommand(this.rows, { kind: 'merge', order: [this.row], sources, removed: [], isNumbered: false })
  }

  /** Rows that a stored row has and that were not loaded are undefined, not none. */
  private loadedRows(key: string): readonly Row[] | undefined {
    return this.subRows[key] ?? (this.options.mode === 'add' ? [] : undefined)
  }
}

/** A form has one row, whatever its id. */
const rowKey = 'row'
