import type { JSONSchema7, JSONSchema7Type } from 'json-schema'
import type { FieldConfig } from '../fields'
import { factsOf, isFieldKind } from '../fields/findFieldKind'
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
    if (schema && !Object.hasOwn(properties, field.key)) properties[field.key] = orNull(schema)
  }
  return { $schema: 'http://json-schema.org/draft-07/schema#', $id: schemaId(name, properties), type: 'object', properties }
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
