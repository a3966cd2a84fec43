import type { ColumnModel, RowGroup } from '../../resource'
import { knownValues } from '../dictionaries/knownValues'
import type { Services } from '../Services'

/** As their dictionary has them, or by value where values follow one another; else the largest first. What is empty comes last. */
export async function orderGroups(services: Services, column: ColumnModel, groups: readonly RowGroup[]): Promise<RowGroup[]> {
  const known = await knownValues(services, column)
  const isNumber = column.type === 'integer' || column.type === 'numeric'
  const place = ({ value }: RowGroup) =>
    value === null ? Number.POSITIVE_INFINITY : known.includes(value) ? known.indexOf(value) : known.length
  return [...groups].sort((one, other) => {
    if (place(one) !== place(other)) return place(one) < place(other) ? -1 : 1
    if (column.labels || column.query !== 'range' || one.value === null || other.value === null) return 0
    return isNumber ? Number(one.value) - Number(other.value) : one.value < other.value ? -1 : 1
  })
}
