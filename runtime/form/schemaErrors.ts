import { keyOfProperty } from '../../schemas/form/formSchema'
import { describeValueProblem } from '../../schemas/form/valueProblem'
import type { FieldModel } from '../model/PageModel'
import type { PageHost } from '../session/PageHost'
import type { SchemaError } from './FormValidator'

/** Key of the field that an error is about. Its path is a JSON pointer: `/name`, or `/tags/0` for an entry of a list. */
function keyOfError({ instancePath }: Pick<SchemaError, 'instancePath'>): string {
  const [, property = ''] = instancePath.split('/')
  return keyOfProperty(property.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** Says the error in the product's words, with the field's title instead of its key. */
export function sayError(error: SchemaError, fields: ReadonlyMap<string, FieldModel>, { language }: Pick<PageHost, 'language'>): string {
  const key = keyOfError(error)
  return describeValueProblem(error.keyword, error.params, fields.get(key)?.title ?? key, language)
}
