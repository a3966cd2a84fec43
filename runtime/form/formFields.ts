import type { FieldConfig } from '../../schemas/fields'
import type { FormPart } from '../model/PageModel'

/** The fields of a form and of its sub-tables as they are written. */
export function formFieldsOf({ rowFields, subTables }: Pick<FormPart, 'rowFields' | 'subTables'>): FieldConfig[] {
  return [...rowFields, ...subTables.flatMap(({ fields }) => fields.map(({ config }) => config))]
}
