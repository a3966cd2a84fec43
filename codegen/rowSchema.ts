import type { JSONSchema7 } from 'json-schema'
import type { FieldConfig } from '../schemas/fields'
import { hasCompanion } from '../schemas/fields/FieldFacts'
import { factsOf } from '../schemas/fields/findFieldKind'
import { fieldOfCase, inputCasesOf } from '../schemas/fields/inputCases'
import { storedSchema } from '../schemas/form/formSchema'
import { hasForm, mainFieldsOf, subTablesOf } from '../schemas/page/anatomy'
import type { PageConfig } from '../schemas/page/kinds'
import { chooseText } from '../schemas/page/Text'
import { colorCompanionOf, companionOf } from '../schemas/wire/companions'
import { isSystemField, type SystemFieldFacts, systemFieldOf, systemFields } from '../schemas/wire/systemFields'

/** What the server adds to every row of a page's table. */
const systemSchemas: Record<string, JSONSchema7> = Object.fromEntries(systemFields.map((key) => [key, systemSchema(systemFieldOf(key))]))

function systemSchema({ value, column }: SystemFieldFacts): JSONSchema7 {
  const type = column === 'integer' ? 'integer' : 'string'
  return { type: value === 'id' || value === 'version' ? type : [type, 'null'] }
}

/** The row that a page's calls carry, sub-tables included, as one JSON Schema. */
export function wireRowSchema(page: PageConfig): JSONSchema7 {
  const name = pascalCase(page.code)
  const row = objectSchema(mainFieldsOf(page), hasForm(page) ? systemSchemas : { id: { type: 'string' } })
  const subTables = subTablesOf(page)
  if (subTables.length > 0) {
    const sub = subTables.map((table): [string, JSONSchema7] => {
      const title = `${name}${pascalCase(table.key)}Row`
      const inner = objectSchema(table.columns, { ...systemSchemas, [table.foreignKey]: { type: ['string', 'null'] } })
      return [table.key, { type: 'array', items: { ...inner, title, description: chooseText(table.title, 'en-US') } }]
    })
    row.properties = {
      ...row.properties,
      sub: { ...closed(Object.fromEntries(sub)), required: [], description: 'Rows of the sub-tables.' },
    }
  }
  return { ...row, title: `${name}Row`, description: `A row of page \`${page.code}\`: ${chooseText(page.title, 'en-US')}.` }
}

function objectSchema(fields: readonly FieldConfig[], system: Record<string, JSONSchema7>): JSONSchema7 {
  const properties: Record<string, JSONSchema7> = {}
  for (const field of fields) {
    if (isSystemField(field.key)) continue
    const facts = factsOf(field)
    if (facts.looksUp) properties[field.key] = { type: ['string', 'null'], ...sentence(chooseText(field.title, 'en-US')) }
    if (facts.column(field) === null) continue
    const cases = inputCasesOf(field).map((one) => fieldOfCase(field, one))
    const schema = cases.length === 0 ? facts.valueSchema(field) : storedSchema(field)
    properties[field.key] = nullable({ ...schema, ...sentence(chooseText(field.title, 'en-US')) })
    const labels = facts.labels?.(field)
    const shown = [field, ...cases].flatMap((one) => factsOf(one).labels?.(one) ?? [])
    if (shown.some(hasCompanion)) properties[companionOf(field.key)] = { type: ['string', 'null'] }
    if (labels?.from === 'table' && labels.color !== undefined) properties[colorCompanionOf(field.key)] = { type: ['string', 'null'] }
  }
  return { ...closed({ ...system, ...properties }), required: ['id'] }
}

function closed(properties: Record<string, JSONSchema7>): JSONSchema7 {
  return { type: 'object', properties, additionalProperties: false }
}

function sentence(description: string): JSONSchema7 {
  return description === '' ? {} : { description }
}

/** Empty is always null on the wire, whatever the kind. */
function nullable(schema: JSONSchema7): JSONSchema7 {
  const { type, enum: values, ...rest } = schema
  if (values) return { ...rest, enum: values.includes(null) ? values : [...values, null] }
  if (type === undefined) return { ...rest, type: ['string', 'number', 'boolean', 'null'] }
  return { ...rest, type: [...new Set([...[type].flat(), 'null' as const])] }
}

/** `demo-popup` → `DemoPopup`. */
export function pascalCase(name: string): string {
  return name
    .split(/[^A-Za-z0-9]+/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')
}
