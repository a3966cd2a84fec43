import type { ColumnModel, TableModel } from '../model/ResourceModel'

export type Values = Readonly<Record<string, unknown>>

/** A value as it is stored: what is empty is null. */
export function writtenBy(value: unknown): unknown {
  return value === undefined || value === '' ? null : value
}

/** The columns of a row that have a value to be written, each with it. Keys without a column are left out. */
export function writtenPairs(model: TableModel, values: Values): [ColumnModel, unknown][] {
  return Object.entries(values).flatMap(([key, value]): [ColumnModel, unknown][] => {
    const column = model.columns.get(key)
    return column ? [[column, writtenBy(value)]] : []
  })
}
