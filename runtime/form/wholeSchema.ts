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
