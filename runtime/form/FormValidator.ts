import type { RJSFSchema, ValidationData, ValidatorType } from '@rjsf/utils'
import type { CompiledValidateFunction, ValidatorFunctions } from '@rjsf/validator-ajv8/lib/types.js'

type RowData = Record<string, unknown>

/** What a compiled function has against a value. */
export type SchemaError = NonNullable<CompiledValidateFunction['errors']>[number]

/**
 * Validates by the functions that the server compiled when the page was published; a browser under `script-src 'self'` cannot compile any.
 * They arrive later than the form, so this one object stands in the form from the beginning and takes them in: the form is not drawn again.
 * It finds nothing wrong until they are there, and when they cannot be had.
 */
export class FormValidator implements ValidatorType<RowData, RJSFSchema> {
  private validate: CompiledValidateFunction | undefined

  constructor(readonly schema: RJSFSchema) {}

  /** Throws when the functions were made from another schema. */
  take(functions: ValidatorFunctions): void {
    const id = String(this.schema.$id)
    const validate = functions[id]
    if (!validate) throw new Error(`validators of schema "${id}" are missing; found are: ${Object.keys(functions).join(', ') || 'none'}`)
    this.validate = validate
  }

  /** What the schema has against the row. */
  errorsOf(row: RowData | undefined): readonly SchemaError[] {
    const { validate } = this
    if (!validate) return []
    try {
      return validate(row) ? [] : [...(validate.errors ?? [])]
    } catch (error) {
      // Compiled functions that fail must not keep anybody from saving: the server checks the same again.
      console.error('the compiled validators of a form do not run', error)
      this.validate = undefined
      return []
    }
  }

  /** The library would mark its own fields by it; ours are marked by the row core. */
  validateFormData(): ValidationData<RowData> {
    return { errors: [], errorSchema: {} }
  }

  isValid(_schema: RJSFSchema, row: RowData | undefined): boolean {
    return this.errorsOf(row).length === 0
  }

  rawValidation<Result = unknown>(_schema: RJSFSchema, row?: RowData): { errors?: Result[] } {
    // The library leaves open what an error is; ours are those of the compiled functions.
    return { errors: this.errorsOf(row) as Result[] }
  }
}
