import type { JSONSchema7 } from 'json-schema'
import { limitProblem } from '../../schemas/form/limitProblem'
import { describeValueProblem } from '../../schemas/form/valueProblem'
import type { Language } from '../../schemas/page/Text'
import { fieldOfRow } from '../model/fieldOfRow'
import type { FieldModel } from '../model/PageModel'
import type { RowFacts } from '../rows/RowFacts'

/** What the kinds of the cells have against their values, said before the rows are sent. A stored value that nobody has changed stands, for it is not sent. */
export function cellLimits(fields: readonly FieldModel[], language: Language): NonNullable<RowFacts['checkSchema']> {
  const byKey = new Map(fields.flatMap((field) => [field, ...(field.end ? [field.end] : [])]).map((field) => [field.key, field]))
  // Asked of every cell when all is checked.
  const schemas = new Map<FieldModel, JSONSchema7>()
  const schemaOf = (field: FieldModel) => {
    const known = schemas.get(field) ?? field.facts.valueSchema(field.config)
    schemas.set(field, known)
    return known
  }
  return (key, value, row, stored) => {
    const field = byKey.get(key)
    if (!field || field.problem || (stored && Object.is(stored[key], value))) return undefined
    const found = limitProblem(schemaOf(fieldOfRow(field, row)), value)
    return found && describeValueProblem(found.keyword, found.params, field.title, language)
  }
}
