import type { ErrorSchema } from '@rjsf/utils'
import type { Problem } from '../../../schemas/page/Problem'
import { isObject } from '../../model/read'

type Errors = ErrorSchema & { [name: string]: Errors }

/** The problems of a page at its settings, each at the deepest setting that it is about; those of other parts of the page are left out. */
export function settingProblems(problems: readonly Problem[], uiSchema: object): ErrorSchema {
  const found: ErrorSchema = {}
  for (const { path, message } of problems) {
    const names = path.split('/').slice(1)
    const [first = ''] = names
    if (!Object.hasOwn(uiSchema, first)) continue
    const place = placeOf(names, uiSchema, found as Errors)
    place.__errors = [...(place.__errors ?? []), message]
  }
  return found
}

function placeOf(names: readonly string[], uiSchema: object, errors: Errors): Errors {
  const [name, ...rest] = names
  const inner = name !== undefined && isObject(uiSchema) && Object.hasOwn(uiSchema, name) ? uiSchema[name] : undefined
  if (name === undefined || !isObject(inner)) return errors
  errors[name] ??= {} as Errors
  return placeOf(rest, inner, errors[name])
}
