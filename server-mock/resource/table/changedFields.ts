import type { FieldConfig } from '../../../schemas/fields'
import { factsOf } from '../../../schemas/fields/findFieldKind'
import { inputCasesOf } from '../../../schemas/fields/inputCases'
import { formerKeysOf } from '../../../schemas/page/formerKeys'
import { isRequiredRule, rulesOf } from '../../../schemas/rules/rulesOf'
import { isSystemField } from '../../../schemas/wire/systemFields'
import type { TablePlan } from './TablePlan'

/** A field that may refuse what rows hold. */
export interface ChangedField {
  field: FieldConfig
  /** true: values of another kind stood here before, and all of them must fit. */
  isOtherKind: boolean
}

/** The field as it was before, under its key of then. */
export function formerOf({ former }: TablePlan, field: FieldConfig): FieldConfig | undefined {
  const keys = [field.key, ...formerKeysOf(field)]
  return keys.flatMap((key) => former?.fields.find((one) => one.key === key) ?? [])[0]
}

/** Everything by which a field refuses a value, to be compared with what it said before. */
function demandOf(field: FieldConfig): string {
  const facts = factsOf(field)
  const rules = rulesOf(field).map(({ message: _, ...rule }) => rule)
  return JSON.stringify([rules, field.requiredWhen ?? null, facts.valueSchema(field), closedChoicesOf(field) ?? null])
}

/** Where the values of a field come from, when no others can be typed, in any row. */
export function closedChoicesOf(field: FieldConfig): ReturnType<NonNullable<ReturnType<typeof factsOf>['labels']>> | undefined {
  const facts = factsOf(field)
  if (inputCasesOf(field).length > 0) return undefined
  return facts.allowsOther?.(field) ? undefined : facts.labels?.(field)
}

/** The fields that ask for more, or for something else, than before. One that is new can only ask to be filled. */
export function findChangedFields(plan: TablePlan): ChangedField[] {
  const stored = plan.model.fields.filter((field) => plan.model.columns.has(field.key) && !isSystemField(field.key))
  return stored.flatMap((field): ChangedField[] => {
    const before = formerOf(plan, field)
    if (!before) return rulesOf(field).some(isRequiredRule) ? [{ field, isOtherKind: false }] : []
    if (demandOf(before) === demandOf(field)) return []
    const isOtherKind = before.type !== field.type && (!closedChoicesOf(before) || !closedChoicesOf(field))
    return [{ field, isOtherKind }]
  })
}

/** true for a new field with a default: the rows that are there do not get it. */
export function isNewlyFilled(plan: TablePlan, field: FieldConfig): boolean {
  const { defaultValue } = field
  return defaultValue !== undefined && defaultValue !== null && plan.model.columns.has(field.key) && formerOf(plan, field) === undefined
}
