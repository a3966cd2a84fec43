import type { CustomValidator, ErrorTransformer, RJSFSchema, UiSchema, ValidationData, ValidatorType } from '@rjsf/utils'
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js'
import type { ValidatorFunctions } from '@rjsf/validator-ajv8/lib/types.js'

type Precompiled = ValidatorType<Record<string, unknown>, RJSFSchema>

/** Finds nothing wrong; in use until the compiled validators are there, and when they cannot be had. */
function openValidator(schema: RJSFSchema): Precompiled {
  return createPrecompiledValidator(
    { [String(schema.$id)]: Object.assign(() => true, { errors: null }) } as unknown as ValidatorFunctions,
    schema,
  )
}

/**
 * Validates by the functions that the server compiled when the page was published; a browser under `script-src 'self'` cannot compile any.
 * They arrive later than the form, so this one object stands in the form from the beginning and takes them in: the form is not drawn again.
 */
export class FormValidator implements ValidatorType<Record<string, unknown>, RJSFSchema> {
  private current: Precompiled

  constructor(readonly schema: RJSFSchema) {
    this.current = openValidator(schema)
  }

  /** Throws when the functions were made from another schema. */
  take(functions: ValidatorFunctions): void {
    this.current = createPrecompiledValidator(functions, this.schema)
  }

  validateFormData(
    row: Record<string, unknown> | undefined,
    schema: RJSFSchema,
    customValidate?: CustomValidator<Record<string, unknown>, RJSFSchema>,
    transformErrors?: ErrorTransformer<Record<string, unknown>, RJSFSchema>,
    uiSchema?: UiSchema<Record<string, unknown>, RJSFSchema>,
  ): ValidationData<Record<string, unknown>> {
    try {
      return this.current.validateFormData(row, schema, customValidate, transformErrors, uiSchema)
    } catch (error) {
      // Compiled functions that fail must not keep anybody from saving: the server checks the same again.
      console.error('the compiled validators of a form do not run', error)
      this.current = openValidator(this.schema)
      return this.current.validateFormData(row, schema, customValidate, transformErrors, uiSchema)
    }
  }

  isValid(schema: RJSFSchema, row: Record<string, unknown> | undefined, rootSchema: RJSFSchema): boolean {
    return this.current.isValid(schema, row, rootSchema)
  }

  rawValidation<Result = unknown>(schema: RJSFSchema, row?: Record<string, unknown>): { errors?: Result[]; validationError?: Error } {
    return this.current.rawValidation(schema, row)
  }
}
