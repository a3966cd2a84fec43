import type { RJSFValidationError } from '@rjsf/utils'
import type { FieldModel } from '../model/PageModel'
import type { PageHost } from '../session/PageHost'
import type { TextKey } from '../text/TextKey'

type Texts = Pick<PageHost, 'text'>

const textByKeyword: Readonly<Record<string, TextKey>> = {
  type: 'form.wrongType',
  enum: 'form.notAChoice',
  maxLength: 'form.tooLong',
  minLength: 'form.tooShort',
  minimum: 'form.tooSmall',
  maximum: 'form.tooLarge',
  pattern: 'form.wrongFormat',
  format: 'form.wrongFormat',
}

/** Key of the field that a validation error is about: `.name` or `['na-me']`. */
function keyOfError({ property }: Pick<RJSFValidationError, 'property'>): string {
  return (property ?? '').replace(/^\.|^\['?|'?\]$/g, '')
}

/** Says the errors in the product's words, with the field's title instead of its key. */
export function sayErrors(errors: RJSFValidationError[], fields: ReadonlyMap<string, FieldModel>, { text }: Texts): RJSFValidationError[] {
  return errors.map((error) => {
    const title = fields.get(keyOfError(error))?.title ?? keyOfError(error)
    const limit = (error.params as { limit?: number } | undefined)?.limit
    const message = text(textByKeyword[error.name ?? ''] ?? 'form.notValid', { title, limit: limit ?? '' })
    return { ...error, message, stack: message }
  })
}
