import type { FieldConfig } from '../../fields'
import { factsOf, isFieldKind } from '../../fields/findFieldKind'
import { isRequiredRule, rulesOf } from '../../rules/rulesOf'
import { isSystemField } from '../../wire/systemFields'
import type { Finding, Path } from '../Finding'
import { nearestName } from '../nearestName'

/** Where a list of fields over the table of another page stands. */
interface SharedFields {
  path: Path
  /** Code of the page that has the table. */
  page: string
}

/** Fields that the table of the other page does not have, or that it stores as something else. */
export function compareFields(fields: readonly FieldConfig[], owned: readonly FieldConfig[], { path, page }: SharedFields): Finding[] {
  const byKey = new Map(owned.map((field): [string, FieldConfig] => [field.key, field]))
  return fields.flatMap((field, index): Finding[] => {
    const { key } = field
    const found = columnOf(field)
    if (isSystemField(key) || found === null) return []
    const own = byKey.get(key)
    const wanted = own && columnOf(own)
    if (!wanted) {
      const suggestion = nearestName(key, byKey.keys())
      return [{ code: 'not-in-table', path: [...path, index, 'key'], values: { name: key, page }, suggestion }]
    }
    const isSecret = (one: FieldConfig) => isFieldKind(one.type) && factsOf(one).isSecret === true
    if (isSecret(field) !== isSecret(own)) return [{ code: 'other-secrecy', path: [...path, index, 'type'], values: { name: key, page } }]
    if (found === wanted || found === undefined) return []
    return [{ code: 'other-column', path: [...path, index, 'type'], values: { name: key, page }, types: { found, wanted } }]
  })
}

/** The type of the column that stores a field; null for one that is not stored, undefined where that is not known. */
function columnOf(field: FieldConfig) {
  return isFieldKind(field.type) ? factsOf(field).column(field) : undefined
}

/** Keys of the fields that every new row must have a value for, which nothing gives it by itself. */
export function requiredFields(fields: readonly FieldConfig[]): string[] {
  const isRequired = (field: FieldConfig) => rulesOf(field).some((rule) => isRequiredRule(rule) && rule.when === undefined)
  const isGiven = ({ defaultValue, value }: FieldConfig) => defaultValue !== undefined || value !== undefined
  return fields.filter((field) => isRequired(field) && !isGiven(field) && field.visibleWhen === undefined).map(({ key }) => key)
}
