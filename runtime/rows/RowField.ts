import type { FieldConfig } from '../../schemas/fields'
import type { FieldBase } from '../../schemas/fields/FieldBase'
import type { FieldFacts } from '../../schemas/fields/FieldFacts'
import { keysFilledBy } from '../../schemas/form/typedFields'
import { type ComputedField, computedInOrder } from '../../schemas/rules/computed'
import type { CompiledExpression } from '../../schemas/rules/expression'
import { formKeysRead } from '../../schemas/rules/readsOf'
import type { ValidateRule } from '../../schemas/rules/validate'
import { isUniqueRule } from '../../schemas/rules/validate/unique'
import { isSystemField } from '../../schemas/wire/systemFields'

/** What a row needs to know of a field; the compiled field of a page is one. */
export interface RowField {
  key: string
  config: FieldConfig
  facts: Pick<FieldFacts<FieldConfig>, 'calls' | 'fills' | 'follows' | 'isRowOrder' | 'looksUp'>
  rules: readonly ValidateRule[]
  isDisabled: boolean
  isRequired: boolean
  visibleWhen?: CompiledExpression
  disabledWhen?: CompiledExpression
  requiredWhen?: CompiledExpression
  /** Values that other fields take when this one is changed by hand, by their keys. */
  sets?: Readonly<Record<string, CompiledExpression>>
  /** What its cells show beyond the value: expressions, or a renderer in code that may read the whole row. */
  cell?: { worked: readonly CompiledExpression[]; slot?: string }
  /** Other inputs for some of the rows, by their conditions. */
  inputs?: readonly { when: CompiledExpression }[]
  /** Which rows can be chosen; reads the edited row as `form`. */
  choicesWhere?: CompiledExpression
  /** The field is broken, and neither filled nor checked. */
  problem?: unknown
}

/** What follows from the fields of a row, worked out once. */
export interface FieldPlan {
  byKey: ReadonlyMap<string, RowField>
  /** true: a field is named like what every object has, for example `constructor`. */
  hasInheritedKeys: boolean
  /** Keys of the fields that are saved: the server keeps the others. */
  keys: readonly string[]
  /** Fields whose value follows from others, each behind those that it reads. */
  computed: readonly ComputedField[]
  computedKeys: ReadonlySet<string>
  /** Fields with a condition or a cell that is worked out, by what it reads: `row.status`, `sub.products`, or `row` and `sub` for everything there. */
  conditional: ReadonlyMap<string, readonly RowField[]>
  /** Keys of the fields whose choices or input depend on a field, by its key, those that depend on them in turn among them. */
  dependent: ReadonlyMap<string, readonly string[]>
  /** Keys of the fields that show a property of the record that a field chooses, by its key. */
  lookups: ReadonlyMap<string, readonly string[]>
  /** Fields that typing into others fills: they count although they may not be seen. */
  filled: ReadonlySet<string>
  /** Key of the field that holds the rows' order. */
  orderKey: string | undefined
  /** true: an expression reads the order, so that each row follows when another is moved. */
  readsOrder: boolean
}

const plans = new WeakMap<readonly RowField[], FieldPlan>()

export function planOf(fields: readonly RowField[]): FieldPlan {
  let plan = plans.get(fields)
  if (!plan) {
    plan = makePlan(fields)
    plans.set(fields, plan)
  }
  return plan
}

function makePlan(fields: readonly RowField[]): FieldPlan {
  const computed = computedInOrder(fields.map(({ config }) => config))
  const conditional = new Map<string, RowField[]>()
  for (const field of fields) {
    const drawn = field.cell?.slot === undefined ? [] : ['row']
    const chosenBy = [...choosingKeysOf(field), ...offerKeysOf(field), ...recordOf(field)].map((key) => `row.${key}`)
    for (const name of new Set([...conditionsOf(field).flatMap(({ reads }) => reads), ...drawn, ...chosenBy])) {
      conditional.set(name, [...(conditional.get(name) ?? []), field])
    }
  }
  const orderKey = fields.find(({ facts, problem }) => facts.isRowOrder && !problem)?.key
  const reads = new Set([...conditional.keys(), ...computed.flatMap(({ expression }) => expression.reads)])
  return {
    byKey: new Map(fields.map((field) => [field.key, field])),
    hasInheritedKeys: fields.some(({ key }) => key in Object.prototype),
    keys: fields.flatMap(({ key, facts }) => (isSystemField(key) || facts.looksUp ? [] : [key])),
    computed,
    computedKeys: new Set(computed.map(({ field }) => field.key)),
    conditional,
    dependent: findDependent(fields),
    lookups: findLookups(fields),
    filled: new Set(fields.flatMap(({ config, facts }) => keysFilledBy<FieldBase>(config, facts as FieldFacts))),
    orderKey,
    readsOrder: orderKey !== undefined && (reads.has('row') || reads.has(`row.${orderKey}`)),
  }
}

function conditionsOf({ visibleWhen, disabledWhen, requiredWhen, cell }: RowField): CompiledExpression[] {
  return [visibleWhen, disabledWhen, requiredWhen, ...(cell?.worked ?? [])].filter((condition) => condition !== undefined)
}

/** Keys of the fields that the choices of a field depend on. */
function choiceKeysOf({ choicesWhere, facts, config, problem }: RowField): readonly string[] {
  return [...(choicesWhere ? formKeysRead(choicesWhere) : []), ...((problem ? undefined : facts.follows?.(config)) ?? [])]
}

/** Keys of the fields that the choices of a field, or its input, depend on. */
function choosingKeysOf(field: RowField): string[] {
  const { key, inputs = [] } = field
  const read = inputs.flatMap(({ when }) => when.reads.flatMap((name) => (name.startsWith('row.') ? [name.slice(4)] : [])))
  return [...new Set([...choiceKeysOf(field), ...read])].filter((name) => name !== key)
}

/** Keys of the fields that what an input offers depends on: those of its choices, and those that its calls are asked with, whose change takes nothing back. */
export function offerKeysOf(field: RowField): readonly string[] {
  const { facts, config, problem } = field
  const calls = problem ? [] : (facts.calls?.(config) ?? [])
  return [...choiceKeysOf(field), ...calls.flatMap(({ query }) => Object.values(query ?? {}))]
}

/** Key of the field that chooses the record which a field shows something of. */
function recordOf({ facts, config, problem }: RowField): string[] {
  const shown = problem ? undefined : facts.looksUp?.(config)
  return shown ? [shown.of] : []
}

function findLookups(fields: readonly RowField[]): FieldPlan['lookups'] {
  const found = new Map<string, string[]>()
  for (const field of fields) for (const from of recordOf(field)) found.set(from, [...(found.get(from) ?? []), field.key])
  return found
}

function findDependent(fields: readonly RowField[]): FieldPlan['dependent'] {
  const direct = new Map<string, string[]>()
  for (const field of fields) for (const key of choosingKeysOf(field)) direct.set(key, [...(direct.get(key) ?? []), field.key])
  const reach = (key: string, found: Set<string>): Set<string> => {
    for (const next of direct.get(key) ?? []) if (!found.has(next)) reach(next, found.add(next))
    return found
  }
  return new Map([...direct.keys()].map((key) => [key, [...reach(key, new Set())].filter((name) => name !== key)]))
}

/** true when the value must differ from that of every other row. */
export function isUniqueField({ rules }: RowField): boolean {
  return rules.some(isUniqueRule)
}
