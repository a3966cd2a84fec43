import type { ExpressionScope } from '../../schemas/rules/expression'
import { ColumnIndexes } from './ColumnIndexes'
import { createSignals } from './createSignals'
import { isIdentified } from './identifiedRows'
import { isSame } from './isSame'
import { NumberedOrder } from './NumberedOrder'
import type { RowFacts, RowPolicy } from './RowFacts'
import { type FieldPlan, planOf, type RowField } from './RowField'
import { type CellValues, cellValue, type FieldError, type FieldView, type RowOrigin, type RowState } from './RowState'
import { RowViews } from './RowViews'
import { isAnySent } from './sentValues'
import { isRead, type Touched, workOutValues } from './workOutValues'

export const rowsChannel = 'rows'
/** Any value, row or order has changed. */
export const anyChannel = 'change'
/** A field is marked or shown, or no longer. */
export const marksChannel = 'marks'
export const cellChannel = (row: RowState, key: string) => `cell ${row.key} ${key}`
export const columnChannel = (key: string) => `column ${key}`

type MutableRow = { -readonly [K in keyof RowState]: RowState[K] }

/**
 * What is known of some rows, and the single steps in which it changes. Each costs the same however many rows there are; a change is emitted to the cell,
 * row or column that it concerns, and to nobody else.
 */
export class RowsState {
  /** Rows of the sub-tables that expressions read; undefined for those that were not loaded. */
  readonly tables = new Map<string, readonly CellValues[] | undefined>()
  /** Stored rows that were removed here, by key. */
  readonly removed = new Map<string, RowState>()
  readonly indexes = new ColumnIndexes(() => this.rows)
  order: NumberedOrder
  private byKey: Map<string, RowState> | undefined
  private readonly sent = new Set<RowState>()
  private readonly views = new RowViews(
    (row) => this.scopeOf(row),
    (row) => !this.policy.hasSiblings || isIdentified(row),
  )
  private readonly signals = createSignals()
  private readonly pending = new Set<string>()
  private readonly readings = new Set<Promise<void>>()
  private depth = 0
  private marked = 0

  constructor(
    rows: readonly RowState[],
    readonly facts: () => RowFacts,
    readonly policy: RowPolicy,
    tables: Readonly<Record<string, readonly CellValues[] | undefined>> = {},
  ) {
    this.order = new NumberedOrder(rows, () => this.plan.orderKey)
    for (const [key, held] of Object.entries(tables)) this.tables.set(key, held)
    for (const row of rows) if (row.stored === null || policy.computesAtOnce) this.refresh(row)
    this.pending.clear()
  }

  subscribe = this.signals.subscribe

  get plan(): FieldPlan {
    return planOf(this.facts().fields)
  }

  /** The rows in order; the same array until their order changes. */
  get rows(): readonly RowState[] {
    return this.order.toArray()
  }

  /** Rows of which something is to be saved, the order aside. */
  get sentRows(): ReadonlySet<RowState> {
    return this.sent
  }

  /** true when there is anything to be saved. */
  get isDirty(): boolean {
    return this.sent.size > 0 || this.removed.size > 0 || this.order.isDisturbed
  }

  get isMarked(): boolean {
    return this.marked > 0
  }

  find(key: string): RowState | undefined {
    this.byKey ??= new Map(this.rows.map((row) => [row.key, row]))
    return this.byKey.get(key)
  }

  view(row: RowState, field: RowField): FieldView {
    return this.views.read(row, field)
  }

  /** All values of a row, its number among them. */
  readRow(row: RowState): CellValues {
    const { orderKey } = this.plan
    if (orderKey === undefined) return row.values
    const number = this.order.numberOf(row) ?? row.typed.get(orderKey) ?? cellValue(row.base, orderKey)
    if (cellValue(row.values, orderKey) !== number) write(row, { values: this.workOut(row, { keys: new Set(), tables: new Set() }) })
    return row.values
  }

  /** What expressions read of a row and around it. */
  scopeOf(row: RowState): ExpressionScope & { row: CellValues } {
    const sub = Object.fromEntries([...this.tables].map(([key, rows]) => [key, rows ?? []]))
    return { row: this.readRow(row), sub, user: this.facts().user }
  }

  /** What was entered is still being read or sent: its value, or its mark, is there when `reading` ends. Whoever checks the rows waits for it. */
  waitFor(reading: Promise<void>): void {
    const end = () => {
      this.readings.delete(reading)
      this.signals.emit(anyChannel)
    }
    this.readings.add(reading)
    this.signals.emit(anyChannel)
    reading.then(end, end)
  }

  get isReading(): boolean {
    return this.readings.size > 0
  }

  /** Ends when everything that was typed has been read. */
  async allRead(): Promise<void> {
    while (this.isReading) await Promise.allSettled(this.readings)
  }

  /** Does several things; whoever listens is called once, when all are done. */
  run<T>(action: () => T): T {
    this.depth += 1
    try {
      return action()
    } finally {
      this.depth -= 1
      if (this.depth === 0) this.flush()
    }
  }

  enter(row: RowState, index: number): void {
    this.find(row.key)
    this.byKey?.set(row.key, row)
    this.order.insert(row, Math.min(index, this.order.length))
    this.removed.delete(row.key)
    // Somebody else may have saved it while it was away.
    write(row, { values: this.workOut(row) })
    this.indexes.enter(row)
    this.marked += row.errors.size
    this.account(row)
    this.noteRows()
  }

  leave(row: RowState): void {
    this.find(row.key)
    this.byKey?.delete(row.key)
    this.order.delete(row)
    if (row.stored) this.removed.set(row.key, row)
    this.indexes.leave(row)
    this.marked -= row.errors.size
    this.sent.delete(row)
    this.noteRows()
  }

  /** Takes a row to another place. */
  place(row: RowState, index: number): void {
    this.order.delete(row)
    this.order.insert(row, Math.min(index, this.order.length))
    this.noteRows()
  }

  /** Other rows in another order. */
  replace(rows: readonly RowState[], removed: readonly RowState[], isNumbered: boolean): void {
    this.order = new NumberedOrder(rows, () => this.plan.orderKey, isNumbered)
    this.byKey = undefined
    this.indexes.clear()
    this.sent.clear()
    this.removed.clear()
    for (const row of removed) this.removed.set(row.key, row)
    this.marked = rows.reduce((count, { errors }) => count + errors.size, 0)
    for (const row of rows) this.account(row)
    this.noteRows()
  }

  /** Another source of a row's values. What follows from it is worked out; `touched` names the keys that alone can have changed. */
  setSource(row: RowState, source: Partial<RowOrigin>, touched?: ReadonlySet<string>): void {
    const stale = row.staleKeys
    write(row, source)
    if (source.staleKeys) for (const key of new Set([...stale, ...source.staleKeys])) this.noteCell(row, key)
    if (this.find(row.key) === row) this.refresh(row, touched && { keys: new Set(touched), tables: new Set() })
  }

  /** Does what brings in the values of somebody else, and notes which of those that are shown it has changed. */
  reload(action: () => void): void {
    const before = this.rows.map((row) => ({ row, values: row.values }))
    this.run(() => {
      action()
      for (const { row, values } of before) if (row.values !== values) this.noteReloads(row, values)
    })
  }

  private noteReloads(row: RowState, before: CellValues): void {
    for (const key of this.plan.byKey.keys()) {
      if (isSame(cellValue(before, key), cellValue(row.values, key))) continue
      this.views.noteReload(row, key)
      this.noteCell(row, key)
    }
  }

  setTable(key: string, rows: readonly CellValues[] | undefined): void {
    this.tables.set(key, rows)
    this.run(() => {
      for (const row of this.rows) this.refresh(row, { keys: new Set(), tables: new Set([key]) })
    })
  }

  setError(row: RowState, key: string, error: FieldError | undefined): void {
    const last = row.errors.get(key)
    if (last?.message === error?.message && last?.source === error?.source && last?.typed === error?.typed) return
    this.run(() => {
      const errors = new Map(row.errors)
      if (error) errors.set(key, error)
      else errors.delete(key)
      if (this.find(row.key) === row) this.marked += errors.size - row.errors.size
      write(row, { errors })
      this.noteCell(row, key)
      this.pending.add(marksChannel)
    })
  }

  private refresh(row: RowState, touched?: Touched): void {
    const before = row.values
    write(row, { values: this.workOut(row, touched) })
    const keys = touched?.keys ?? this.plan.byKey.keys()
    const changed = [...keys].filter((key) => !Object.is(cellValue(before, key), cellValue(row.values, key)))
    for (const key of changed) {
      this.indexes.change(row, key, cellValue(before, key))
      this.noteCell(row, key)
      this.pending.add(columnChannel(key))
      // What was typed in the place of the value before says nothing about this one.
      if (row.errors.get(key)?.source === 'unread') this.setError(row, key, undefined)
    }
    const seen: Touched = { keys: new Set(changed), tables: touched?.tables ?? new Set() }
    for (const [name, fields] of this.plan.conditional) {
      if (!isRead(name, seen)) continue
      for (const { key } of fields) this.noteCell(row, key)
      this.pending.add(marksChannel)
    }
    this.account(row)
    this.pending.add(anyChannel)
  }

  private workOut(row: RowState, touched?: Touched): CellValues {
    const { plan, tables, policy } = this
    const number = this.order.numberOf(row)
    return workOutValues(row, { plan, user: this.facts().user, tables, number, computesAtOnce: policy.computesAtOnce }, touched)
  }

  private account(row: RowState): void {
    if (isAnySent(this, row)) this.sent.add(row)
    else this.sent.delete(row)
  }

  private noteCell(row: RowState, key: string): void {
    this.views.expire(row, key)
    this.pending.add(cellChannel(row, key))
  }

  private noteRows(): void {
    this.pending.add(rowsChannel)
    this.pending.add(anyChannel)
    this.pending.add(marksChannel)
  }

  /** Where an expression reads the order, each row follows from its place. */
  private renumber(): void {
    const { readsOrder, orderKey } = this.plan
    if (readsOrder && orderKey !== undefined)
      for (const row of this.rows) this.refresh(row, { keys: new Set([orderKey]), tables: new Set() })
  }

  private flush(): void {
    if (this.pending.has(rowsChannel)) {
      this.renumber()
      for (const key of this.plan.byKey.keys()) this.pending.add(columnChannel(key))
    }
    const channels = [...this.pending]
    this.pending.clear()
    for (const channel of channels) this.signals.emit(channel)
  }
}

function write(row: RowState, values: Partial<MutableRow>): void {
  const held: MutableRow = row
  Object.assign(held, values)
}
