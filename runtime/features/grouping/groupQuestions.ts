import type { GroupsBody } from '../../../schemas/api/groups'
import { partsOf } from '../../../schemas/page/anatomy'
import type { ListUrls } from '../../../schemas/wire/rowCalls'
import type { ListedModel } from '../../model/ListedModel'
import type { FieldModel } from '../../model/PageModel'
import { type AskedRows, askRows } from '../../query/askRows'
import { rowsKey } from '../../query/useRows'
import { chartQuery } from '../charts/chartQuery'

/** Stands in the key of what follows from all rows of a list: figures, groups, and which rows belong to a group. */
const overAll = 'overAll'

/** The key under which such a thing is kept; `what` tells it from the others. */
export function overAllKey(url: ListUrls, ...what: readonly unknown[]): readonly unknown[] {
  return [...rowsKey(url), overAll, ...what]
}

/** What is asked for so: all rows that a list asks for, by a column or as one group, with the figures of these columns. */
export function groupsBody(page: ListedModel, asked: AskedRows, figures: readonly FieldModel[], by?: FieldModel): GroupsBody {
  return { page: page.code, by: by?.key, figures: figures.map(({ key }) => key), query: chartQuery(askRows(page, asked)) }
}

/** The columns that show figures below them; none where the rows are of another backend, for only the server knows all of them. */
export function summedColumns({ config, columns }: ListedModel): readonly FieldModel[] {
  const { resource, source } = partsOf(config)
  return resource || source ? columns.filter(({ statistics, problem }) => statistics.length > 0 && !problem) : []
}
