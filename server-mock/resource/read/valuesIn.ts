import type { ColumnModel } from '../model/ResourceModel'

/** The values that a column has in a row, as texts; several where it holds several. */
export function valuesIn({ key, isMultiple }: ColumnModel, row: Readonly<Record<string, unknown>>): string[] {
  const value = row[key]
  if (value === null || value === undefined || value === '') return []
  return isMultiple ? String(value).split(',') : [String(value)]
}
