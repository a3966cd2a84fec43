import type { RJSFValidationError } from '@rjsf/utils'
import { keyOfProperty } from '../../schemas/form/formSchema'
import { describeValueProblem } from '../../schemas/form/valueProblem'
import type { FieldModel } from '../model/PageModel'
import type { PageHost } from '../session/PageHost'

/** Key of the field that a validation error is about: `.name` or `['na-me']`. */
function keyOfError({ property }: Pick<RJSFValidationError, 'property'>): string {
  return keyOfProperty((property ?? '').replace(/^\.|^\['?|'?\]$/g, ''))
}

/** Says the errors in the product's words, with the field's title instead of its key. */
export function sayErrors(
  errors: RJSFValidationError[],
  fields: ReadonlyMap<string, FieldModel>,
  { language }: Pick<PageHost, 'language'>,
): RJSFValidationError[] {
  return errors.map((error) => {
    const title = fields.get(keyOfError(error))?.title ?? keyOfError(error)
    const message = describeValueProblem(error.name ?? '', error.params, title, language)
    return { ...error, message, stack: message }
  })
}
