import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { FieldConfig } from '../../../schemas/fields'
import { formAjvOptions } from '../../../schemas/form/formAjvOptions'
import { rowSchema } from '../../../schemas/form/formSchema'

const ajv = new Ajv({ ...formAjvOptions, strict: false })
addFormats.default(ajv)

/**
 * The check of the types of a table's values: the schema that the form is checked with in the browser. It is compiled when it is first asked for: that
 * takes long for hundreds of fields, and publishing, which compiles a declaration several times, checks no row.
 */
export function compileTypes(fields: readonly FieldConfig[], table: string): () => ValidateFunction {
  let compiled: ValidateFunction | undefined
  return () => {
    compiled ??= compileNow(fields, table)
    return compiled
  }
}

function compileNow(fields: readonly FieldConfig[], table: string): ValidateFunction {
  // Without its id: the same table is compiled again for every version of its page.
  const { $id: _, ...schema } = rowSchema(fields, table)
  const check = ajv.compile(schema)
  // Who compiled keeps the check; kept here as well, it would outlive every version of the page.
  ajv.removeSchema(schema)
  return check
}
