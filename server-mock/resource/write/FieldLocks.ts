import type { FieldConfig } from '../../../schemas/fields'
import { factsOf } from '../../../schemas/fields/findFieldKind'
import { canBeTyped } from '../../../schemas/form/canBeTyped'
import { type InputSurface, isNeverTyped, isShownIn, keysFilledBy } from '../../../schemas/form/typedFields'
import { chooseText } from '../../../schemas/page/Text'
import { isWorkedOut } from '../../../schemas/rules/defaults'
import type { ExpressionScope } from '../../../schemas/rules/expression'
import { isSystemField } from '../../../schemas/wire/systemFields'
import type { CallContext } from '../../kernel/CallContext'
import type { CallFindings } from '../Findings'
import type { ResourceModel, SubModel } from '../model/ResourceModel'
import { keysOfSub } from '../query/QueryContext'
import { evaluationScope, type SaveContext } from './SaveContext'
import type { Values } from './writtenValues'

/** A row that is about to be written. */
export interface LockedRow {
  isNew: boolean
  /** As it is stored; a new row as its defaults make it. */
  before: Values
  /** As it will be. */
  row: Values
  /** Rows of the sub-tables as they will be. */
  sub?: ExpressionScope['sub']
  /** What the body says, by field key. */
  sent: Values
  /** Where it stands in the body. */
  path: string
}

/** Field keys that the caller may see and not change, of sub-tables as `<sub>:<key>`. */
function disabledKeys({ declaration }: ResourceModel, context: CallContext): ReadonlySet<string> {
  return declaration.authPre === undefined ? new Set() : context.disabledFields(declaration.authPre)
}

/** What cannot be changed in the row of a form. */
export function locksOfMain(saving: SaveContext): FieldLocks {
  const { model } = saving.parts
  // "New below this one" gives a row its parent, whether the form shows the field or not.
  const parentKey = model.tree?.parent.key
  const ofBase = model.base && new FieldLocks(saving, model.base.fields, 'form', nothing, { givenToNew: parentKey })
  return new FieldLocks(saving, model.fields, 'form', disabledKeys(model, saving.context), { givenToNew: parentKey, ofBase })
}

const nothing: ReadonlySet<string> = new Set()

/** What cannot be changed in the rows of a sub-table. */
export function locksOfSub(saving: SaveContext, sub: SubModel): FieldLocks {
  const disabled = keysOfSub(sub, disabledKeys(saving.parts.model, saving.context))
  const place = sub.isSingle ? 'form' : 'table'
  const givenToNew = sub.parentKey
  const ofBase = sub.base && new FieldLocks(saving, sub.base.fields, place, nothing, { givenToNew })
  return new FieldLocks(saving, sub.fields, place, disabled, { givenToNew, ofBase })
}

interface FurtherLocks {
  /** Key of a field that may be given to a new row, whether it can be typed or not. */
  givenToNew?: string
  /** What the page locks that has the table. */
  ofBase?: FieldLocks
}

/**
 * Says which values of a body must arrive as they are: those that the page or the caller's rights do not let one type. A field that the caller may
 * change may fill others, such as the texts that a picker brings along: they are that field's doing.
 */
export class FieldLocks {
  private readonly byKey: ReadonlyMap<string, FieldConfig>
  /** Fields that fill a field, by its key. */
  private readonly fillers = new Map<string, FieldConfig[]>()

  constructor(
    private readonly saving: SaveContext,
    fields: readonly FieldConfig[],
    private readonly place: InputSurface,
    private readonly disabled: ReadonlySet<string>,
    private readonly further: FurtherLocks = {},
  ) {
    this.byKey = new Map(fields.map((field) => [field.key, field]))
    for (const field of fields) {
      for (const key of keysFilledBy(field, factsOf(field))) this.fillers.set(key, [...(this.fillers.get(key) ?? []), field])
    }
  }

  /**
   * Refuses what was changed and may not be. The result is what a new row holds instead of what was sent: a default that is worked out, for example
   * the time, is another one in the browser, and the server's counts.
   */
  check({ isNew, before, row, sub, sent, path }: LockedRow, findings: CallFindings): Values {
    const kept: Record<string, unknown> = {}
    if (this.saving.context.isServer) return kept
    const scope = { row, sub, ...evaluationScope(this.saving, path) }
    // What one types into a field stays when a later choice in the same form locks it, and a choice may open one: either row is enough.
    const rows = [scope, { ...scope, row: before }]
    for (const [key, value] of Object.entries(sent)) {
      if (isSame(before[key], value) || !rows.every((one) => this.isLocked(key, isNew, one))) continue
      const field = this.byKey.get(key)
      if (isNew && field && isWorkedOut(field)) kept[key] = before[key] ?? null
      else findings.add(`${path}/${key}`, 'not-written', 'notWritten', { field: chooseText(field?.title, findings.language, key) })
    }
    return kept
  }

  /** Whether nobody gives the field of a new row a value, however the row stands: it is read-only, or the server fills it. */
  isNeverGiven(key: string): boolean {
    return !this.saving.context.isServer && (isSystemField(key) || this.isLocked(key, true))
  }

  /** Without `scope`: however the row stands. */
  private isLocked(key: string, isNew: boolean, scope?: ExpressionScope): boolean {
    if (this.further.ofBase?.isLocked(key, isNew, scope)) return true
    if (this.isTyped(key, isNew, scope)) return false
    return !(this.fillers.get(key) ?? []).some((field) => this.isTyped(field.key, isNew, scope))
  }

  private isTyped(key: string, isNew: boolean, scope?: ExpressionScope): boolean {
    if (this.disabled.has(key)) return false
    const field = this.byKey.get(key)
    if (!field || (isNew && key === this.further.givenToNew)) return true
    const facts = factsOf(field)
    if (!scope) return isShownIn(this.place, field, facts) && !isNeverTyped(field, facts)
    return canBeTyped(this.place, field, facts, { ...scope, budget: scope.budget?.at(key) })
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return (one ?? null) === (other ?? null)
}
