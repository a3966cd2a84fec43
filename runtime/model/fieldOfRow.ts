import { inputOfRow } from '../../schemas/fields/inputCases'
import type { FieldModel } from './PageModel'

/** The field as it is in a row: with the first of its inputs whose condition holds, else with its own. */
export function fieldOfRow(field: FieldModel, row: Readonly<Record<string, unknown>>): FieldModel {
  return field.inputs ? fieldAt(field, inputOfRow(field.inputs, row)) : field
}

/** The field with one of its inputs. */
export function fieldAt(field: FieldModel, index: number | undefined): FieldModel {
  return field.inputs?.[index ?? -1]?.field ?? field
}
