import { type CheckedField, checkValue, checkValueNow } from './checkValue'
import { isFieldVisible } from './fieldState'
import type { RuleContext, RuleFailure, RuleLookups } from './RuleFailure'

/** Every field of the row whose rules fail, in the order of the fields; one failure per field. Hidden fields are not checked. */
export async function checkRow(fields: readonly CheckedField[], context: RuleContext, lookups: RuleLookups): Promise<RuleFailure[]> {
  const check = (field: CheckedField) => checkIfVisible(field, context, (value, own) => checkValue(field, value, own, lookups))
  const results = context.rest ? await inTurn(fields, check, context.rest) : await Promise.all(fields.map(check))
  return results.filter((failure) => failure !== null)
}

/** The same without the rules that ask elsewhere. */
export async function checkRowLocally(fields: readonly CheckedField[], context: RuleContext): Promise<RuleFailure[]> {
  const check = (field: CheckedField) => checkIfVisible(field, context, (value, own) => checkValueNow(field, value, own))
  const results = context.rest ? await inTurn(fields, check, context.rest) : fields.map(check)
  return results.filter((failure) => failure !== null)
}

/** The same, at once. */
export function checkRowNow(fields: readonly CheckedField[], context: RuleContext): RuleFailure[] {
  return fields
    .map((field) => checkIfVisible(field, context, (value, own) => checkValueNow(field, value, own)))
    .filter((failure) => failure !== null)
}

function checkIfVisible<T>(field: CheckedField, context: RuleContext, check: (value: unknown, own: RuleContext) => T): T | null {
  const own = context.budget ? { ...context, budget: context.budget.at(field.key) } : context
  const value = Object.hasOwn(context.row, field.key) ? context.row[field.key] : null
  return isFieldVisible(field, own) ? check(value, own) : null
}

async function inTurn<T>(
  fields: readonly CheckedField[],
  check: (field: CheckedField) => T | Promise<T>,
  rest: () => Promise<void>,
): Promise<T[]> {
  const results: T[] = []
  for (const field of fields) {
    results.push(await check(field))
    await rest()
  }
  return results
}
