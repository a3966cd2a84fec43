import { type LabelLoader, type Labels, useLabels } from '../../session/labels'
import type { RowValues } from '../FieldComponents'
import { dictTextOf, splitValues } from './values'

/** The texts of a field's values, by value; those that the row brought along are believed. */
export function useFieldLabels(loader: LabelLoader, value: unknown, row: RowValues, fieldKey: string): Labels {
  return useLabels(loader, splitValues(value), splitValues(dictTextOf(row, fieldKey)))
}
