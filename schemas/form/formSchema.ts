import type { JSONSchema7, JSONSchema7Type } from 'json-schema'
import type { FieldConfig } from '../fields'
import { factsOf, isFieldKind } from '../fields/findFieldKind'
import { fieldOfCase, inputCasesOf, storesTexts } from '../fields/inputCases'
import { mainFieldsOf } from '../page/anatomy'
import type { PageConfig } from '../page/kinds'
import { isSystemField } from '../wire/systemFields'

/**
 * JSON Schema of the row that the page's form writes: types and limits of values, each value or null. It depends on the page alone, so that it
 * can be compiled once; what rules say is not in it. Its `$id` changes with its content: a validator made from another schema is never taken for it.
 */
export function formSchema(page: PageConfig): JSONSchema7 {
  return rowSchema(mainFieldsOf(page), page.code)
}

/** JSON Schema of a row with these fields. Fields that are no field, have no column or are kept by the server are left out. */
export function rowSchema(fields: unknown, name: string): JSONSchema7 {
  const properties: Record<string, JSONSchema7> = {}
  for (const field of Array.isArray(fields) ? (fields as FieldConfig[]) : []) {
    const schema = valueSchemaOf(field)
    if (!schema || Object.hasOwn(properties, field.key)) continue
    const cases = inputCasesOf(field)
    properties[field.key] = orNull(cases.length === 0 ? schema : storedSchema(field))
    for (const [index, one] of cases.entries()) addCase(properties, caseProperty(field.key, index), fieldOfCase(field, one))
    if (cases.length > 0) properties[caseProperty(field.key, -1)] = orNull(schema)
  }
  return { $schema: 'http://json-schema.org/draft-07/schema#', $id: schemaId(name, properties), type: 'object', properties }
}

/** Name of the property that holds the value of a field with several inputs while it is checked as that of one: the row says which. No key has a `#`. */
export function caseProperty(key: string, index: number): string {
  return index === -1 ? `${key}#` : `${key}#${index}`
}

/** The key of the field that a property is about. */
export function keyOfProperty(property: string): string {
  return property.split('#', 1)[0] ?? property
}

function addCase(properties: Record<string, JSONSchema7>, name: string, field: FieldConfig): void {
  const schema = valueSchemaOf(field)
  if (schema) properties[name] = orNull(schema)
}

/** What every value of a field with several inputs is, whichever of them it was typed in. */
export function storedSchema(field: FieldConfig): JSONSchema7 {
  return storesTexts(field) ? { type: 'string' } : { type: ['string', 'number', 'boolean'] }
}

function valueSchemaOf(field: FieldConfig): JSONSchema7 | undefined {
  if (!isFieldKind(field?.type) || typeof field.key !== 'string' || isSystemField(field.key)) return undefined
  const facts = factsOf(field)
  try {
    return facts.column(field) === null ? undefined : facts.valueSchema(field)
  } catch {
    return undefined
  }
}

/** The schema, or null. One type list instead of `anyOf`, so that a wrong value has one error that says what is wrong. */
function orNull(schema: JSONSchema7): JSONSchema7 {
  if (schema.enum) return { ...schema, enum: [...schema.enum.filter((value) => value !== null), null] as JSONSchema7Type[] }
  if (schema.type === undefined) return { anyOf: [schema, { type: 'null' }] }
  return { ...schema, type: [...[schema.type].flat().filter((type) => type !== 'null'), 'null'] }
}

function schemaId(name: string, properties: Record<string, JSONSchema7>): string {
  return `pagewright:form:${name}:${fingerprint(JSON.stringify(properties))}`
}

/** A short number for a text (FNV-1a): tells versions of one schema apart, no more. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}
