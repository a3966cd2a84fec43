import type { Row } from '../../../schemas/api/Result'
import type { LabelSource } from '../../../schemas/fields/FieldFacts'
import { companionOf } from '../../../schemas/wire/companions'
import { columnInRow } from '../model/columnInRow'
import type { ColumnModel } from '../model/ResourceModel'
import { valuesIn } from '../read/valuesIn'

export type CallSource = Extract<LabelSource, { from: 'call' }>

/** The texts of values as a call answers them to whoever exports; those that it does not know are left out. */
export type CallTexts = (source: CallSource, values: readonly string[]) => Promise<ReadonlyMap<string, string>>

/** Puts beside values what the call calls them that their choices come from: lists fetch it by themselves, a file has to bring it along. */
export async function addCallTexts(columns: Iterable<ColumnModel>, rows: readonly Row[], textsOf: CallTexts): Promise<void> {
  for (const { source, places, values } of placesOf(columns, rows)) {
    const texts = await textsOf(source, [...values])
    for (const [row, column] of places) {
      row[companionOf(column.key)] = valuesIn(column, row)
        .map((value) => texts.get(value) ?? value)
        .join(',')
    }
  }
}

interface Placed {
  source: CallSource
  places: [Row, ColumnModel][]
  values: Set<string>
}

function placesOf(columns: Iterable<ColumnModel>, rows: readonly Row[]): Iterable<Placed> {
  const bySource = new Map<string, Placed>()
  for (const own of columns) {
    if (own.labels?.from !== 'call' && !own.cases?.some(({ labels }) => labels?.from === 'call')) continue
    for (const row of rows) {
      const column = columnInRow(own, row)
      const values = valuesIn(column, row)
      if (column.labels?.from !== 'call' || values.length === 0) continue
      const name = JSON.stringify(column.labels)
      const placed = bySource.get(name) ?? { source: column.labels, places: [], values: new Set() }
      bySource.set(name, placed)
      placed.places.push([row, column])
      for (const value of values) placed.values.add(value)
    }
  }
  return bySource.values()
}
