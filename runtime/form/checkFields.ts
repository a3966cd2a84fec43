import { valueOfCase } from '../../schemas/fields/inputCases'
import { fieldOfRow } from '../model/fieldOfRow'
import { check, checkAll } from '../rows/checkRows'
import type { CellValues } from '../rows/RowState'
import type { RowFormCore } from './RowFormCore'
import { sayError } from './schemaErrors'

/** Checks one field by everything, when it is left. */
export async function checkFieldWhole({ fields, store }: RowFormCore, key: string): Promise<void> {
  const field = fields.get(key)
  if (field) await check(store.rows, store.row, field)
}

/** Checks every field that is shown and marks the wrong ones. Their keys, in the order of the screen. */
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

/** What the schema has against the value of one field; the others play no part in it, but may say which of its inputs counts. */
export function schemaMessage(
  { validator, fields, host }: Pick<RowFormCore, 'validator' | 'fields' | 'host'>,
  { key, value, row }: { key: string; value: unknown; row: CellValues },
) {
  const own = fields.get(key)
  const field = own && fieldOfRow(own, row)
  const property = field?.schemaKey ?? key
  if (validator.schema.properties?.[property] === undefined) return undefined
  const checked = field?.isTextual ? valueOfCase(field.facts, field.config, value) : value
  const [first] = validator.errorsOf({ [property]: checked ?? null })
  return first && sayError(first, fields, host)
}
