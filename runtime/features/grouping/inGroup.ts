import type { RowsGroup } from '../../../schemas/api/groups'
import type { GridFilter } from '../../../schemas/api/rows'
import type { FieldModel } from '../../model/PageModel'
import type { RowsQuestion } from '../../query/fetchRows'

/** The question for the rows of one group alone, beside everything that the list asks for. */
export function inGroup(question: RowsQuestion, by: FieldModel, { value }: RowsGroup): RowsQuestion {
  const filter: GridFilter =
    value === null ? { columnName: by.key, operator1: 'isnullorempty' } : { columnName: by.key, operator1: 'eq', value1: value }
  if ('grid' in question) return { grid: { ...question.grid, filterByItems: [...(question.grid.filterByItems ?? []), filter] } }
  const { filterByItems } = question.list
  // A cast: it is what `askRows` has written.
  const others = typeof filterByItems === 'string' ? (JSON.parse(decodeURIComponent(filterByItems)) as GridFilter[]) : []
  return { list: { ...question.list, filterByItems: encodeURIComponent(JSON.stringify([...others, filter])) } }
}
