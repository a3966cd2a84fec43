import { inputOfRow } from '../../schemas/fields/inputCases'
import type { CompiledExpression, ExpressionScope } from '../../schemas/rules/expression'
import { offerKeysOf, type RowField } from './RowField'
import { cellValue, type FieldState, type FieldView, isStaleCell, type RowState } from './RowState'

interface HeldView {
  view: FieldView
  isStale: boolean
}

/** What cells show, kept until it changes: whoever asks twice gets the same object, also when what it follows has changed and gives the same again. */
export class RowViews {
  private readonly held = new WeakMap<RowState, Map<string, HeldView>>()
  private readonly reloaded = new WeakMap<RowState, Map<string, number>>()

  constructor(
    private readonly scopeOf: (row: RowState) => ExpressionScope,
    /** false for a row of which nothing can be changed. */
    private readonly isOpen: (row: RowState) => boolean,
  ) {}

  read(row: RowState, field: RowField): FieldView {
    let views = this.held.get(row)
    if (!views) {
      views = new Map()
      this.held.set(row, views)
    }
    const held = views.get(field.key)
    if (held && !held.isStale) return held.view
    const next = this.viewOf(row, field)
    const view = held && isAlike(held.view, next) ? held.view : next
    views.set(field.key, { view, isStale: false })
    return view
  }

  private viewOf(row: RowState, field: RowField): FieldView {
    const value = cellValue(row.values, field.key)
    const error = row.errors.get(field.key)
    const { isRequired } = field
    // Nearly every cell of a large table.
    if (isPlain(field) && !this.reloaded.has(row) && row.staleKeys.size === 0)
      return { value, error, isVisible: true, isDisabled: field.isDisabled || !this.isOpen(row), isRequired }
    return {
      value,
      error,
      ...this.stateOf(row, field),
      ...readsRow(field, row),
      ...chosenBy(row, field),
      ...inputAt(row, field),
      ...this.reloadOf(row, field),
      ...(isStaleCell(row, field.key) ? { theirs: row.base } : {}),
    }
  }

  expire(row: RowState, key: string): void {
    const held = this.held.get(row)?.get(key)
    if (held) held.isStale = true
  }

  /** Notes that somebody else has changed a value. */
  noteReload(row: RowState, key: string): void {
    this.reloaded.set(row, (this.reloaded.get(row) ?? new Map<string, number>()).set(key, Date.now()))
  }

  private reloadOf(row: RowState, { key }: RowField): Pick<FieldView, 'reloadedAt'> {
    const reloadedAt = this.reloaded.get(row)?.get(key)
    return reloadedAt === undefined ? {} : { reloadedAt }
  }

  private stateOf(row: RowState, { visibleWhen, disabledWhen, requiredWhen, isDisabled, isRequired }: RowField): FieldState {
    const isLocked = isDisabled || !this.isOpen(row)
    if (!visibleWhen && !disabledWhen && !requiredWhen) return { isVisible: true, isDisabled: isLocked, isRequired }
    const scope = this.scopeOf(row)
    const holds = (condition: CompiledExpression | undefined) => condition?.evaluate(scope) === true
    return {
      isVisible: visibleWhen === undefined || holds(visibleWhen),
      isDisabled: isLocked || holds(disabledWhen),
      isRequired: isRequired || holds(requiredWhen),
    }
  }
}

const plain = new WeakMap<RowField, boolean>()

/** true for a field whose cells follow its own value alone. */
function isPlain(field: RowField): boolean {
  let is = plain.get(field)
  if (is === undefined) {
    const { visibleWhen, disabledWhen, requiredWhen, inputs, cell, facts } = field
    is = !visibleWhen && !disabledWhen && !requiredWhen && !inputs && !cell && !facts.looksUp && offerKeysOf(field).length === 0
    plain.set(field, is)
  }
  return is
}

function readsRow({ cell, facts }: RowField, { values }: RowState): Pick<FieldView, 'row'> {
  return facts.looksUp || (cell && (cell.worked.length > 0 || cell.slot !== undefined)) ? { row: values } : {}
}

function inputAt({ values }: RowState, { inputs }: RowField): Pick<FieldView, 'inputAt'> {
  return inputs ? { inputAt: inputOfRow(inputs, values) } : {}
}

function chosenBy({ values }: RowState, field: RowField): Pick<FieldView, 'chosenBy'> {
  const keys = offerKeysOf(field)
  return keys.length > 0 ? { chosenBy: JSON.stringify(keys.map((key) => cellValue(values, key))) } : {}
}

function isAlike(one: FieldView, other: FieldView): boolean {
  return (
    Object.is(one.value, other.value) &&
    one.error === other.error &&
    one.row === other.row &&
    one.chosenBy === other.chosenBy &&
    one.inputAt === other.inputAt &&
    one.reloadedAt === other.reloadedAt &&
    one.theirs === other.theirs &&
    one.isVisible === other.isVisible &&
    one.isDisabled === other.isDisabled &&
    one.isRequired === other.isRequired
  )
}
