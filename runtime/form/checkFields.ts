import type { RJSFSchema, RJSFValidationError, ValidationData } from '@rjsf/utils'
import { checkRow } from '../../schemas/rules/checkRow'
import { checkValue, checkValueNow } from '../../schemas/rules/checkValue'
import type { RuleContext, RuleFailure } from '../../schemas/rules/RuleFailure'
import { isAssigned } from './assignedField'
import type { RowFormCore } from './RowFormCore'
import type { FieldError } from './RowStore'
import { keyOfError, sayErrors } from './schemaErrors'

/** What the rules know about the row. */
function contextOf({ store, host, page, mode, fields }: RowFormCore): RuleContext {
  const { id } = store.stored
  return {
    ...store.readScope(),
    language: host.language,
    ...(page.table === undefined ? {} : { table: page.table }),
    ...(typeof id === 'string' ? { id } : {}),
    isFilledLater: (key) => isAssigned(fields.get(key), mode),
  }
}

/**
 * Checks one field by what needs nobody else, while it is being typed in. A mark from the server or the schema says nothing about other
 * fields, so it goes only when the field itself has changed.
 */
export function checkFieldNow(core: RowFormCore, key: string, isTyped: boolean): void {
  const field = core.fields.get(key)
  const marked = core.store.atoms.get(core.store.error(key))
  if (!field || (!isTyped && marked?.source !== 'rule')) return
  const context = contextOf(core)
  core.store.setError(key, asError(checkValueNow(field.config, context.row[key], context)) ?? schemaError(core, key, context.row[key]))
}

/** Checks one field by everything, when it is left. An answer that comes after the value has changed is thrown away. */
export async function checkFieldWhole(core: RowFormCore, key: string): Promise<void> {
  const field = core.fields.get(key)
  if (!field || !core.store.atoms.get(core.store.state(field)).isVisible) return
  const context = contextOf(core)
  const value = context.row[key]
  const failure = await checkValue(field.config, value, context, core.lookups)
  if (core.store.atoms.get(core.store.value(key)) !== value) return
  core.store.setError(key, asError(failure) ?? schemaError(core, key, value))
}

/** Validates a whole row by its schema, together with what the rules found; the form of rjsf does it. */
export type ValidateRow = (row: Record<string, unknown>, failures: readonly RuleFailure[]) => ValidationData<Record<string, unknown>>

/** Checks every field that is shown and marks the wrong ones. Their keys, in the order of the form. */
export async function checkForm(core: RowFormCore): Promise<string[]> {
  const context = contextOf(core)
  const shown = [...core.fields.values()].filter((field) => core.store.atoms.get(core.store.state(field)).isVisible)
  const failures = await checkRow(
    shown.map(({ config }) => config),
    context,
    core.lookups,
  )
  const byRule = new Map(failures.map((failure) => [failure.key, failure]))
  const errors = core.validateRow.current?.(schemaRow(core, context.row), failures).errors ?? []
  const bySchema = new Map([...errors].reverse().map((error) => [keyOfError(error), error.message ?? error.stack]))
  for (const { key } of shown) {
    const message = bySchema.get(key)
    core.store.setError(key, asError(byRule.get(key) ?? null) ?? (message === undefined ? undefined : { message, source: 'schema' }))
  }
  const visible = new Set(shown.map(({ key }) => key))
  return [...core.fields.keys()].filter((key) => visible.has(key) && core.store.atoms.get(core.store.error(key)) !== undefined)
}

/** The part of the row that the schema speaks of. */
function schemaRow({ validator }: RowFormCore, row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.keys(validator.schema.properties ?? {}).map((key) => [key, row[key] ?? null]))
}

/** What the schema has against the value of one field; the others play no part in it. */
function schemaError(core: RowFormCore, key: string, value: unknown): FieldError | undefined {
  const schema: RJSFSchema = core.validator.schema
  if (schema.properties?.[key] === undefined) return undefined
  const transform = (errors: RJSFValidationError[]) => sayErrors(errors, core.fields, core.host)
  const { errors } = core.validator.validateFormData({ [key]: value ?? null }, schema, undefined, transform)
  const [first] = errors
  return first ? { message: first.message ?? first.stack, source: 'schema' } : undefined
}

function asError(failure: RuleFailure | null): FieldError | undefined {
  return failure ? { message: failure.message, source: 'rule' } : undefined
}
