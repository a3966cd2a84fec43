import type { Row } from '../../schemas/api/Result'
import type { SubTableChange } from '../../schemas/api/rows'
import type { FieldValue } from '../../schemas/fields/FieldFacts'
import { inputOfRow } from '../../schemas/fields/inputCases'
import { computeValue } from '../../schemas/rules/computed'
import { applyCommand, type ChangedCells } from './applyCommand'
import { entriesBetween, type RowCommand, typedWith, untyped } from './Command'
import { checkChanged } from './checkRows'
import { isIdentified } from './identifiedRows'
import { isSame } from './isSame'
import { mergeOf } from './mergeRemote'
import { type CellValues, cellValue, type FieldError, type RowState } from './RowState'
import { RowsState } from './RowsState'
import { restoreOf } from './restoreRows'

type SetEntries = (entries: ReadonlyMap<string, unknown>) => void

/** What is entered into one cell, with what comes with it: the end of a period, what a chosen record brings along. */
export interface EnteredCell {
  key: string
  value: FieldValue
  others?: Readonly<Record<string, FieldValue>>
  /** What the cell is marked with instead, where what was to be entered is no value of it. */
  error?: FieldError
}

export interface EnteredRow {
  row: RowState
  cells: readonly EnteredCell[]
}

/**
 * The rows of one editable table, or the one row of a form, as a person changes them: what is stored, typed, computed and wrong, and in which order. They
 * change by commands alone, and each gives the one that takes it back; what a person does is noted in the log.
 */
export class RowsCore extends RowsState {
  /** What somebody types into a field, with what its input fills besides and what the page sets then: one step to be taken back. */
  type(row: RowState, key: string, value: FieldValue, others: Readonly<Record<string, FieldValue>> = {}): void {
    this.edit(row, key, (set) => this.typeInto(row, key, new Map(Object.entries({ ...others, [key]: value })), set))
  }

  /**
   * What somebody enters into many cells at once, as if each were typed: pasted, filled, emptied. Rows that are new with it are put behind the others
   * first. All of it is one step to be taken back. `mayType` is asked just before each cell, for what came before can have opened or closed it.
   */
  typeAll(
    entered: readonly EnteredRow[],
    added: readonly RowState[] = [],
    mayType: (row: RowState, key: string) => boolean = () => true,
  ): void {
    const changed: ChangedCells = new Map()
    const before = new Map(entered.map(({ row }) => [row, { typed: row.typed, errors: row.errors }]))
    const places = added.map((row, index) => ({ row, index: this.order.length + index }))
    const inverses: RowCommand[] = []
    this.run(() => {
      const taken = places.length > 0 && applyCommand(this, { kind: 'insert', rows: places, isNumbered: true })
      if (taken) inverses.push(taken)
      for (const { row, cells } of entered) inverses.unshift(...this.typeRow(row, cells, mayType, changed))
      checkChanged(this, changed)
    })
    for (const [row, former] of before) inverses.unshift(...inversesTo(row, former))
    this.note({ kind: 'many', commands: inverses })
  }

  /** All cells at once, as far as none opens, closes or changes another; those one after the other, as by hand. Gives what takes the marks of the others away. */
  private typeRow(
    row: RowState,
    cells: readonly EnteredCell[],
    mayType: (row: RowState, key: string) => boolean,
    changed: ChangedCells,
  ): RowCommand[] {
    const { dependent, byKey } = this.plan
    const pending = new Map<string, unknown>()
    const marked: RowCommand[] = []
    const set: SetEntries = (entries) => {
      if (entries.size > 0) applyCommand(this, { kind: 'set', row: row.key, entries }, changed)
    }
    const flush = () => {
      set(new Map(pending))
      pending.clear()
    }
    for (const { key, value, others, error } of cells) {
      const field = byKey.get(key)
      const isAlone = dependent.size > 0 || field?.sets !== undefined
      if (isAlone || field?.visibleWhen || field?.disabledWhen || field?.inputs) flush()
      if (!mayType(row, key)) continue
      if (error) {
        const inverse = applyCommand(this, { kind: 'mark', row: row.key, key, error }, changed)
        if (inverse) marked.push(inverse)
        continue
      }
      const entries = Object.entries<unknown>({ ...others, [key]: value })
      if (isAlone) this.typeInto(row, key, new Map(entries), set)
      else for (const [name, one] of entries) pending.set(name, one)
    }
    flush()
    return marked
  }

  private typeInto(row: RowState, key: string, entries: ReadonlyMap<string, unknown>, set: SetEntries): void {
    const before = this.plan.dependent.size > 0 && { values: this.readRow(row), open: this.openDependents(row) }
    set(entries)
    for (const [name, expression] of Object.entries(this.plan.byKey.get(key)?.sets ?? {})) {
      const field = this.plan.byKey.get(name)
      if (field) set(new Map([[name, computeValue(field.config, expression, this.scopeOf(row))]]))
    }
    if (before) set(this.choicesTakenBack(row, before.values, before.open))
  }

  /** A choice is taken back when what it depends on has become another, unless it came with it, or nobody could change it before or after. */
  private choicesTakenBack(row: RowState, before: CellValues, wasOpen: ReadonlySet<string>): ReadonlyMap<string, null> {
    const isChanged = (key: string) => !isSame(cellValue(before, key), cellValue(row.values, key))
    const keys = [...this.plan.dependent].flatMap(([key, dependent]) => (isChanged(key) ? dependent : []))
    const held = keys.filter((key) => !isChanged(key) && cellValue(row.values, key) !== null && !this.hasSameInput(key, before, row))
    if (held.length === 0) return new Map()
    const isOpen = this.openDependents(row)
    return new Map(held.filter((key) => wasOpen.has(key) || isOpen.has(key)).map((key) => [key, null]))
  }

  /** true for a field that depends on others for its input alone, which is the same as before. */
  private hasSameInput(key: string, before: CellValues, { values }: RowState): boolean {
    const { inputs, choicesWhere } = this.plan.byKey.get(key) ?? {}
    return inputs !== undefined && !choicesWhere && inputOfRow(inputs, before) === inputOfRow(inputs, values)
  }

  /** Keys of the fields that can be changed of those whose choices depend on others. */
  private openDependents(row: RowState): ReadonlySet<string> {
    const keys = new Set([...this.plan.dependent.values()].flat())
    const fields = [...keys].flatMap((key) => this.plan.byKey.get(key) ?? [])
    return new Set(fields.filter((field) => !this.view(row, field).isDisabled).map(({ key }) => key))
  }

  /**
   * Marks a cell into which a text was typed that stands for no value: one step to be taken back; the value stays. Without a text such a mark is taken back, as
   * if nothing had been typed.
   */
  refuse(row: RowState, key: string, unread: Omit<FieldError, 'source'> | undefined): void {
    const mark = row.errors.get(key)
    const isMarked = mark?.source === 'unread'
    if (unread && !(isMarked && mark.message === unread.message && mark.typed === unread.typed))
      this.perform({ kind: 'mark', row: row.key, key, error: { ...unread, source: 'unread' } })
    else if (!unread && isMarked) this.setError(row, key, undefined)
  }

  /** Brings what was typed into a row back to what it was, for an edit that is given up; what somebody else has saved meanwhile stays. */
  restore(row: RowState, before: Pick<RowState, 'typed' | 'errors'>, key: string): void {
    this.edit(row, key, (set) => set(entriesBetween(row.typed, before.typed)))
    for (const name of new Set([...row.errors.keys(), ...before.errors.keys()])) {
      const [mark, held] = [row.errors.get(name), before.errors.get(name)]
      if (mark?.source === 'unread' || held?.source === 'unread') this.setError(row, name, held)
    }
  }

  /** Gives typed values up, as one step. */
  drop(row: RowState, keys: Iterable<string>): void {
    this.put(row, new Map([...keys].map((key) => [key, untyped])))
  }

  /** Sets values as they are, as one step: nothing is filled or taken back beside them. */
  put(row: RowState, entries: ReadonlyMap<string, unknown>): void {
    this.perform({ kind: 'set', row: row.key, entries })
  }

  /** Brings changes back that were kept elsewhere, as one step. */
  takeUp(change: SubTableChange, isWhole?: boolean): void {
    this.perform(restoreOf(this, change, isWhole))
  }

  insert(row: RowState, index: number): void {
    this.perform({ kind: 'insert', rows: [{ row, index }], isNumbered: true })
  }

  remove(keys: readonly string[]): void {
    const rows = keys.flatMap((key) => this.find(key) ?? []).filter(isIdentified)
    this.perform({ kind: 'remove', keys: rows.map(({ key }) => key), isNumbered: true })
  }

  /** Takes a row away that nobody has filled, as if it had never been there: no step of its own. */
  withdraw(row: RowState, wasNumbered: boolean): void {
    applyCommand(this, { kind: 'remove', keys: [row.key], isNumbered: wasNumbered })
  }

  move(row: RowState, index: number): void {
    if (this.order.indexOf(row) !== index) this.perform({ kind: 'move', row: row.key, index, isNumbered: true })
  }

  /** Takes the rows as somebody else has left them; no step of whoever works here. */
  takeStored(stored: readonly Row[]): void {
    this.reload(() => void applyCommand(this, mergeOf(this, stored)))
  }

  /** Takes a step back, or does it again; undefined when its rows are gone. */
  replay(command: RowCommand): RowCommand | undefined {
    const changed: ChangedCells = new Map()
    return this.run(() => {
      const inverse = applyCommand(this, command, changed)
      checkChanged(this, changed, { isReplay: true })
      return inverse
    })
  }

  /** false when the values that a command sets are there already. */
  wouldChange(command: RowCommand): boolean {
    if (command.kind === 'many') return command.commands.some((one) => this.wouldChange(one))
    if (command.kind !== 'set' && command.kind !== 'mark') return true
    const row = this.find(command.row)
    if (command.kind === 'mark') return row !== undefined && row.errors.get(command.key) !== command.error
    return row !== undefined && entriesBetween(row.typed, typedWith(row.typed, command.entries, row.base)).size > 0
  }

  private perform(command: RowCommand): void {
    if (!this.wouldChange(command)) return
    const inverse = applyCommand(this, command)
    if (inverse) this.note(inverse)
  }

  /** Notes a step of its own, with what takes it back. */
  private note(inverse: RowCommand): void {
    if (inverse.kind === 'many' && inverse.commands.length === 0) return
    const { log } = this.facts()
    log.seal()
    log.record(this, inverse)
    log.seal()
  }

  private edit(row: RowState, key: string, change: (set: SetEntries) => void): void {
    const before = { typed: row.typed, errors: row.errors }
    const changed: ChangedCells = new Map()
    this.run(() => {
      change((entries) => {
        if (entries.size > 0) applyCommand(this, { kind: 'set', row: row.key, entries }, changed)
      })
      checkChanged(this, changed)
    })
    const [set, ...marks] = inversesTo(row, before)
    if (set) this.facts().log.record(this, marks.length > 0 ? { kind: 'many', commands: [set, ...marks] } : set, `${row.key} ${key}`)
  }
}

/** What brings a row back to what was typed before, first of all, with the texts that were no values and went with what was set in their place. */
function inversesTo(row: RowState, before: Pick<RowState, 'typed' | 'errors'>): RowCommand[] {
  const entries = entriesBetween(row.typed, before.typed)
  if (entries.size === 0) return []
  const lost = [...before.errors].filter(([key, { source }]) => source === 'unread' && entries.has(key) && !row.errors.has(key))
  const set: RowCommand = { kind: 'set', row: row.key, entries }
  return [set, ...lost.map(([key, error]): RowCommand => ({ kind: 'mark', row: row.key, key, error }))]
}
