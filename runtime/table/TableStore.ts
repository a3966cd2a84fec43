import type { Row } from '../../schemas/api/Result'
import type { SubTableChange } from '../../schemas/api/rows'
import { keysFilledBy } from '../../schemas/form/typedFields'
import { computeRow } from '../../schemas/rules/computed'
import { newRow as firstValues } from '../../schemas/rules/defaults'
import type { FieldModel } from '../model/PageModel'
import { CellMarks } from './CellMarks'
import { type CellRules, checkCell, checkCellNow, isUniqueField } from './checkCell'
import { inOrder, orderKeyOf, withRowAt } from './orderRows'
import { changesOf } from './rowChanges'
import { createSignals } from './signals'
import { newRow, storedRow, type TableRow } from './TableRow'
import { takeRows } from './takeRows'

/** What the store needs to know of its table; asked for at each action, so that another language or version does not touch the rows. */
export interface TableFacts extends CellRules {
  fields: readonly FieldModel[]
}

export const rowsChannel = 'rows'
export const cellChannel = (row: TableRow, key: string) => `cell ${row.key} ${key}`
export const rowChannel = (row: TableRow) => `row ${row.key}`
export const columnChannel = (key: string) => `column ${key}`

/** Who is told of the table as a whole. */
export interface TableListener {
  /** A row has changed, come or gone. */
  onChange(): void
  /** The first cell was marked, or the last mark has gone. */
  onMark(isMarked: boolean): void
}

/** The rows of one editable table, outside of React: a change is told to the cell, row or column that it concerns, and to nobody else. */
export class TableStore {
  rows: readonly TableRow[]
  private readonly deletedIds = new Set<string>()
  private readonly stale = new Set<TableRow>()
  private readonly marks: CellMarks
  private readonly signals = createSignals()

  constructor(
    rows: readonly Row[],
    private readonly facts: () => TableFacts,
    private readonly listener: TableListener,
  ) {
    this.rows = inOrder(rows.map(storedRow), orderKeyOf(facts().fields))
    this.marks = new CellMarks((isMarked) => listener.onMark(isMarked))
  }

  listen = this.signals.listen
  edition = this.signals.edition

  errorOf(row: TableRow, key: string): string {
    return this.marks.messageOf(cellChannel(row, key))
  }

  /** Writes a cell, and the others that its input fills; checks it and works computed cells out. */
  setCell(row: TableRow, field: FieldModel, value: unknown, others?: Readonly<Record<string, unknown>>): void {
    const before = row.values
    // What was typed since is no longer what somebody else has saved.
    if (row.taken)
      row.taken = Object.fromEntries(Object.entries(row.taken).filter(([key]) => key !== field.key && !(others && key in others)))
    this.write(row, { [`${field.key}_dictText`]: undefined, [field.key]: value, ...others })
    this.checkNow(row, field)
    for (const other of this.facts().fields) if (others && Object.hasOwn(others, other.key)) this.checkNow(row, other)
    if (isUniqueField(field)) this.recheckFellows(row, field, before[field.key])
    this.listener.onChange()
  }

  /** Brings a row's values back to what they were, for an edit that is given up. */
  restore(row: TableRow, values: TableRow['values'], field: FieldModel): void {
    if (row.values === values) return
    const current = row.values
    // Somebody else may have saved the row while its cell was being edited.
    row.values = row.taken ? { ...values, ...row.taken } : values
    this.emitChanges(row, current)
    this.checkNow(row, field)
    this.listener.onChange()
  }

  insert(index = this.rows.length): TableRow {
    const { fields, user } = this.facts()
    const configs = fields.filter(({ problem }) => !problem).map(({ config }) => config)
    const row = newRow(this.withComputed(firstValues(configs, { user }).row))
    this.arrange(this.rows.toSpliced(index, 0, row))
    return row
  }

  remove(keys: ReadonlySet<string>): void {
    for (const { key, original } of this.rows) if (original && keys.has(key)) this.deletedIds.add(key)
    this.arrange(this.rows.filter(({ key }) => !keys.has(key)))
  }

  move(row: TableRow, index: number): void {
    if (this.rows.indexOf(row) !== index) this.arrange(withRowAt(this.rows, row, index))
  }

  /** Takes the rows as somebody else has left them. What was typed stays, in its row; the others follow. */
  takeStored(stored: readonly Row[]): void {
    const { fields } = this.facts()
    const isClean = Object.keys(this.changes()).length === 0
    const ids = new Set(stored.map(({ id }) => id))
    for (const id of this.deletedIds) if (!ids.has(id)) this.deletedIds.delete(id)
    const keys = fields.map(({ key }) => key)
    const { rows, changed, stale } = takeRows(this.rows, stored, this.deletedIds, keys)
    for (const row of stale) this.stale.add(row)
    this.rows = isClean ? inOrder(rows, orderKeyOf(fields)) : rows
    for (const { row, before } of changed) {
      row.values = this.withComputed(row.values)
      this.emitChanges(row, before)
    }
    this.emitRows()
  }

  get hasStaleRows(): boolean {
    return this.stale.size > 0
  }

  /** true for a row that holds typed values and was changed or removed by somebody else meanwhile. */
  isStale(row: TableRow): boolean {
    return this.stale.has(row)
  }

  changes(): SubTableChange {
    const { fields, user } = this.facts()
    const filled = new Set(fields.flatMap(({ config, facts }) => keysFilledBy(config, facts)))
    const conditions = new Map(
      fields.flatMap(({ key, visibleWhen }) => (visibleWhen && !filled.has(key) ? [[key, visibleWhen] as const] : [])),
    )
    return changesOf(this.rows, this.deletedIds, ({ values }, key) => {
      const condition = conditions.get(key)
      return condition === undefined || condition.evaluate({ row: values, user }) === true
    })
  }

  plainRows(): Row[] {
    return this.rows.map(({ key, values }) => ({ ...values, id: key }))
  }

  /** Checks one cell with every rule; the answer counts only while the value is still the one that was asked about. Who cannot ask lets the server decide when it is saved. */
  async check(row: TableRow, field: FieldModel): Promise<boolean> {
    const value = row.values[field.key]
    const message = await checkCell(field, row, this.rows, this.facts()).catch(() => this.errorOf(row, field.key))
    if (row.values[field.key] === value) this.setError(row, field.key, message)
    return message === ''
  }

  /** Checks every cell; the first one that fails, in reading order, or null. */
  async checkAll(): Promise<{ row: TableRow; field: FieldModel } | null> {
    const { fields } = this.facts()
    const cells = this.rows.flatMap((row) => fields.map((field) => ({ row, field })))
    const passed = await Promise.all(cells.map(({ row, field }) => this.check(row, field)))
    return cells.find((_, index) => !passed[index]) ?? null
  }

  private checkNow(row: TableRow, field: FieldModel): void {
    this.setError(row, field.key, checkCellNow(field, row, this.rows, this.facts()))
  }

  /** Whoever held the same value before or holds it now may fail or pass because of the change. */
  private recheckFellows(row: TableRow, field: FieldModel, before: unknown): void {
    const touched = new Set([before, row.values[field.key]].map(String))
    for (const other of this.rows) {
      if (other !== row && touched.has(String(other.values[field.key]))) this.checkNow(other, field)
    }
  }

  private write(row: TableRow, values: Readonly<Record<string, unknown>>): void {
    const before = row.values
    row.values = this.withComputed({ ...before, ...values })
    this.emitChanges(row, before)
  }

  private withComputed(values: TableRow['values']): TableRow['values'] {
    const { fields, user } = this.facts()
    if (!fields.some((field) => field.value)) return values
    const computed = computeRow(
      fields.map(({ config }) => config),
      { row: values, user },
    )
    return { ...values, ...computed }
  }

  private emitChanges(row: TableRow, before: TableRow['values']): void {
    for (const { key } of this.facts().fields) {
      if (row.values[key] === before[key]) continue
      this.signals.tell(cellChannel(row, key))
      this.signals.tell(columnChannel(key))
    }
    this.signals.tell(rowChannel(row))
  }

  private setError(row: TableRow, key: string, message: string): void {
    const channel = cellChannel(row, key)
    if (this.errorOf(row, key) === message) return
    this.marks.set(channel, message)
    this.signals.tell(channel)
  }

  /** Takes another set or order of rows, and numbers them from 1 (specification B4). */
  private arrange(rows: readonly TableRow[]): void {
    this.rows = rows
    const { fields } = this.facts()
    const orderKey = orderKeyOf(fields)
    if (orderKey) {
      for (const [index, row] of rows.entries()) if (row.values[orderKey] !== index + 1) this.write(row, { [orderKey]: index + 1 })
    }
    this.emitRows()
  }

  private emitRows(): void {
    this.marks.keepOnly(() => new Set(this.rows.flatMap((row) => this.facts().fields.map(({ key }) => cellChannel(row, key)))))
    this.signals.tell(rowsChannel)
    for (const { key } of this.facts().fields) this.signals.tell(columnChannel(key))
    this.listener.onChange()
  }
}
