import type { RJSFSchema, SchemaUtilsType, ValidatorType } from '@rjsf/utils'

type RowData = Record<string, unknown>

/** What the form of the library asks of a schema before it is drawn. */
type WholeSchema = Pick<
  SchemaUtilsType<RowData>,
  'getRootSchema' | 'doesSchemaUtilsDiffer' | 'getDefaultFormState' | 'retrieveSchema' | 'sanitizeDataForNewSchema' | 'omitExtraData'
>

/** Reads a schema that has nothing nested: it is what it says, and a row in it is what it is. */
export function createSchemaUtils(validator: ValidatorType<RowData>, schema: RJSFSchema): WholeSchema {
  return {
    getRootSchema: () => schema,
    doesSchemaUtilsDiffer: (otherValidator, other) => otherValidator !== validator || other !== schema,
    getDefaultFormState: (_schema, row) => row,
    retrieveSchema: (asked) => asked,
    sanitizeDataForNewSchema: (_schema, _former, row) => row,
    omitExtraData: (_schema, row) => row,
  }
}

/** No branch of it is chosen by a value. */
export const schemaHasNestedConditional = (): boolean => false

/** Everything that is in a row is used. */
export const getFieldNames = (): string[][] => []
export const getUsedFormData = <Data>(row: Data): Data => row

/**
 * Whether two values say the same: plain objects and lists part by part, functions always, everything else when it is the same one. The library's own also
 * looks into what has a class of its own, such as everything that a form is made of.
 */
export function deepEquals(one: unknown, other: unknown): boolean {
  if (Object.is(one, other) || (typeof one === 'function' && typeof other === 'function')) return true
  if (!isPlain(one) || !isPlain(other)) return false
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => Object.hasOwn(other, key) && deepEquals(one[key], other[key]))
}

/** The names of the values that differ between two rows. */
export function getChangedFields(row: RowData = {}, former: RowData = {}): string[] {
  const keys = new Set([...Object.keys(row), ...Object.keys(former)])
  return [...keys].filter((key) => !deepEquals(row[key], former[key]))
}

/** Whoever draws the form draws it when there is something to be drawn. */
export const shouldRender = (): boolean => true

function isPlain(value: unknown): value is RowData {
  return typeof value === 'object' && value !== null && [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value))
}
