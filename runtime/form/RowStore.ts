import { type Atom, atom, createStore, type Getter, type PrimitiveAtom } from 'jotai'
import type { Row } from '../../schemas/api/Result'
import type { FieldValue } from '../../schemas/fields/FieldFacts'
import { keysFilledBy } from '../../schemas/form/typedFields'
import { isEmptyValue } from '../../schemas/rules/checkValue'
import { computedInOrder, computeValue } from '../../schemas/rules/computed'
import type { CompiledExpression, ExpressionScope } from '../../schemas/rules/expression'
import { isSystemField } from '../../schemas/wire/systemFields'
import type { RowValues } from '../fields/FieldComponents'
import type { FieldModel } from '../model/PageModel'
import { type FieldState, fieldStateAtom, fixedState } from './fieldState'
import type { FormMode } from './RowFormProps'

/** Why a field is marked. `rule` and `schema` are found here, `server` was answered by the server. */
export interface FieldError {
  message: string
  source: 'rule' | 'schema' | 'server'
}

/** What a field shows just now. */
export interface FieldView extends FieldState {
  value: unknown
  error: FieldError | undefined
}

export interface RowStoreOptions {
  fields: readonly FieldModel[]
  mode: FormMode
  /** The stored row, or the new row with its defaults. */
  row: RowValues
  subRows: Readonly<Record<string, readonly Row[]>>
  user: ExpressionScope['user']
}

type Rows = readonly Row[] | undefined
type SubScope = Record<string, readonly Row[]>

/** The state of one row being typed in: an atom for each fact, so that a change draws what shows it and nothing else. */
export class RowStore {
  readonly atoms = createStore()
  /** true: something was typed that is not saved. */
  readonly isDirty = atom(false)
  readonly keys: readonly string[]
  private base: RowValues
  private subRows: RowStoreOptions['subRows']
  private openedRows: RowStoreOptions['subRows']
  private readonly baseCount = atom(0)
  private readonly typed = new Set<string>()
  private readonly values = new Map<string, Atom<unknown>>()
  private readonly errors = new Map<string, PrimitiveAtom<FieldError | undefined>>()
  private readonly states = new Map<string, Atom<FieldState>>()
  private readonly views = new Map<string, Atom<FieldView>>()
  private readonly subs = new Map<string, PrimitiveAtom<Rows>>()
  private readonly computed = new Map<string, CompiledExpression>()
  /** Fields that are filled by typing into others: they count although they may not be seen. */
  private readonly filled: ReadonlySet<string>

  constructor(readonly options: RowStoreOptions) {
    this.base = ownValues(options.row)
    this.subRows = options.subRows
    this.openedRows = options.subRows
    this.keys = options.fields.map(({ key }) => key).filter((key) => !isSystemField(key))
    this.filled = new Set(options.fields.flatMap(({ config, facts }) => keysFilledBy(config, facts)))
    for (const { field, expression } of computedInOrder(options.fields.map(({ config }) => config))) {
      this.computed.set(field.key, expression)
    }
  }

  value(key: string): Atom<unknown> {
    return findOrMake(this.values, key, () => this.computedAtom(key) ?? atom(this.base[key] ?? null))
  }

  error(key: string): PrimitiveAtom<FieldError | undefined> {
    return findOrMake(this.errors, key, () => atom<FieldError | undefined>(undefined))
  }

  /** Whether the field is shown, can be changed and must be filled. */
  state(field: FieldModel): Atom<FieldState> {
    return findOrMake(this.states, field.key, () => fieldStateAtom(field, (get, expression) => this.scope(get, expression.reads)))
  }

  /** Everything that the field's place on the screen follows, in one: one subscription for each field instead of three. */
  view(field: FieldModel): Atom<FieldView> {
    return findOrMake(this.views, field.key, () => {
      const [value, error, fixed] = [this.value(field.key), this.error(field.key), fixedState(field)]
      if (fixed) return atom((get) => ({ value: get(value), error: get(error), ...fixed }))
      const state = this.state(field)
      return atom((get) => ({ value: get(value), error: get(error), ...get(state) }))
    })
  }

  sub(key: string): PrimitiveAtom<Rows> {
    return findOrMake(this.subs, key, () => atom<Rows>(this.loadedRows(key)))
  }

  /** Takes a typed value, and the values of other fields that the input fills. Empty is null. */
  type(key: string, value: FieldValue, others: Readonly<Record<string, FieldValue>> = {}): void {
    for (const [name, given] of [[key, value] as const, ...Object.entries(others)]) {
      if (this.computed.has(name)) continue
      const held = given === '' || given === undefined ? null : given
      this.atoms.set(this.value(name) as PrimitiveAtom<unknown>, held)
      if (isSame(held, this.base[name])) this.typed.delete(name)
      else this.typed.add(name)
    }
    this.atoms.set(this.isDirty, this.typed.size > 0)
  }

  /** The row as it stands now. Shown texts of values that were changed since are left out: they belong to the old value. */
  readRow(): Record<string, unknown> {
    const row: Record<string, unknown> = { ...this.base }
    for (const key of new Set([...this.keys, ...this.typed])) {
      row[key] = this.atoms.get(this.value(key))
      if (!isSame(row[key], this.base[key])) delete row[`${key}_dictText`]
    }
    return row
  }

  readSubs(): SubScope {
    return this.subScope((some) => this.atoms.get(some), Object.keys(this.subRows).concat([...this.subs.keys()]))
  }

  /** What expressions and rules read. */
  readScope(): ExpressionScope & { row: RowValues } {
    return { row: this.readRow(), sub: this.readSubs(), user: this.options.user }
  }

  /**
   * The fields that have to be saved: those that differ from the stored row, and in a new row all that are filled. What was typed into a field that its
   * condition has hidden since is not saved.
   */
  changes(): Record<string, unknown> {
    const row = this.readRow()
    const stored = this.options.mode === 'add' ? ownValues({}) : this.base
    const hidden = this.hiddenKeys()
    const keys = [...new Set([...this.keys, ...this.typed])].filter((key) => !(hidden.has(key) && this.typed.has(key)))
    return Object.fromEntries(keys.filter((key) => !isSame(row[key], stored[key])).map((key) => [key, row[key]]))
  }

  private hiddenKeys(): ReadonlySet<string> {
    const hidden = this.options.fields.filter((field) => field.visibleWhen && !this.atoms.get(this.state(field)).isVisible)
    return new Set(hidden.map(({ key }) => key).filter((key) => !this.filled.has(key)))
  }

  /** The values that were typed, by key. */
  typedValues(): Record<string, unknown> {
    return Object.fromEntries([...this.typed].map((key) => [key, this.atoms.get(this.value(key))]))
  }

  /** The row that the changes are measured against. */
  get stored(): RowValues {
    return this.base
  }

  /** Starts from another stored row. Typed values stay, except those that `dropped` names. */
  rebase(row: RowValues, dropped: Iterable<string> = []): void {
    for (const key of dropped) this.typed.delete(key)
    const typed = this.typedValues()
    this.base = ownValues(row)
    this.atoms.set(this.baseCount, (count) => count + 1)
    this.typed.clear()
    for (const key of new Set([...this.values.keys(), ...this.keys])) {
      if (!this.computed.has(key)) this.atoms.set(this.value(key) as PrimitiveAtom<unknown>, this.base[key] ?? null)
    }
    for (const [key, value] of Object.entries(typed)) this.type(key, value as FieldValue)
    this.atoms.set(this.isDirty, this.typed.size > 0)
  }

  /** The rows that a sub-table is opened with; undefined when they were not loaded. */
  openedSub(key: string): Rows {
    return this.openedRows[key]
  }

  /** Takes the rows of a sub-table as somebody else has left them. One that is on the screen merges them itself and starts from them after a reset. */
  takeSubRows(key: string, rows: readonly Row[], isOnScreen: boolean): void {
    this.subRows = { ...this.subRows, [key]: rows }
    if (!isOnScreen) this.openedRows = { ...this.openedRows, [key]: rows }
    if (!isOnScreen && this.subs.has(key)) this.atoms.set(this.sub(key), rows)
  }

  /** Goes on with the rows of another store's sub-tables, as its tables hold them. */
  adoptSubRows(other: RowStore): void {
    this.subRows = other.subRows
    this.openedRows = other.openedRows
  }

  /** Takes everything typed back. */
  reset(): void {
    this.rebase(this.base, [...this.typed])
    this.openedRows = this.subRows
    for (const key of this.errors.keys()) this.setError(key, undefined)
    for (const [key, rows] of this.subs) this.atoms.set(rows, this.loadedRows(key))
  }

  setError(key: string, error: FieldError | undefined): void {
    this.atoms.set(this.error(key), error)
  }

  /** Keys of the marked fields. */
  wrongKeys(): string[] {
    return [...this.errors.keys()].filter((key) => this.atoms.get(this.error(key)) !== undefined)
  }

  /** Rows that a stored row has and that were not loaded are undefined, not none. */
  private loadedRows(key: string): Rows {
    return this.subRows[key] ?? (this.options.mode === 'add' ? [] : undefined)
  }

  private computedAtom(key: string): Atom<unknown> | undefined {
    const expression = this.computed.get(key)
    const field = expression && this.options.fields.find((candidate) => candidate.key === key)
    if (!field) return undefined
    const tables = expression.reads.filter((name) => name.startsWith('sub.')).map((name) => name.slice(4))
    return atom((get) => {
      get(this.baseCount)
      // Rows that were not loaded must not be taken for none: the stored value stays.
      if (tables.some((table) => get(this.sub(table)) === undefined)) return this.base[key] ?? null
      return computeValue(field.config, expression, this.scope(get, expression.reads))
    })
  }

  private scope(get: Getter, reads: readonly string[]): ExpressionScope {
    const row: Record<string, unknown> = {}
    const tables: string[] = []
    for (const name of reads) {
      if (name === 'row') for (const key of this.keys) row[key] = get(this.value(key))
      else if (name.startsWith('row.')) row[name.slice(4)] = get(this.value(name.slice(4)))
      else if (name.startsWith('sub.')) tables.push(name.slice(4))
      else if (name === 'sub') tables.push(...Object.keys(this.subRows))
    }
    return { row, sub: this.subScope(get, tables), user: this.options.user }
  }

  private subScope(get: Getter, tables: readonly string[]): SubScope {
    const scope: SubScope = {}
    for (const table of tables) scope[table] = get(this.sub(table)) ?? []
    return scope
  }
}

/** The row without what every object inherits: a field may be named `constructor`, and a row that does not hold it must not answer with a function. */
function ownValues(row: RowValues): RowValues {
  return Object.assign(Object.create(null), row)
}

/** Empty is empty, however it is written. */
export function isSame(left: unknown, right: unknown): boolean {
  return Object.is(left, right) || (isEmptyValue(left) && isEmptyValue(right))
}

function findOrMake<T>(map: Map<string, T>, key: string, make: () => T): T {
  const found = map.get(key)
  if (found !== undefined) return found
  const made = make()
  map.set(key, made)
  return made
}
