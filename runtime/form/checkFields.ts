import type { RJSFSchema, RJSFValidationError } from '@rjsf/utils'
import { check, checkAll } from '../rows/checkRows'
import type { RowFormCore } from './RowFormCore'
import { sayErrors } from './schemaErrors'

/** Checks one field by everything, when it is left. */
export async function checkFieldWhole({ fields, store }: RowFormCore, key: string): Promise<void> {
  const field = fields.get(key)
  if (field) await check(store.rows, store.row, field)
}

/** Checks every field that is shown and marks the wrong ones. Their keys, in the order of the form. */
export async function checkForm(core: RowFormCore): Promise<string[]> {
  await checkAll(core.store.rows)
  return [...core.fields.keys()].filter((key) => isMarked(core, key))
}

/** true for a field that is shown and marked. */
export function isMarked({ fields, store }: RowFormCore, key: string): boolean {
  const field = fields.get(key)
  if (!field) return false
  const { error, isVisible } = store.view(field)
  return error !== undefined && isVisible
}

/** What the schema has against the value of one field; the others play no part in it. */
export function schemaMessage(
  { validator, fields, host }: Pick<RowFormCore, 'validator' | 'fields' | 'host'>,
  key: string,
  value: unknown,
) {
  const schema: RJSFSchema = validator.schema
  if (schema.properties?.[key] === undefined) return undefined
  const transform = (errors: RJSFValidationError[]) => sayErrors(errors, fields, host)
  const [first] = validator.validateFormData({ [key]: value ?? null }, schema, undefined, transform).errors
  return first && (first.message ?? first.stack)
}
