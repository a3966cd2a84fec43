import type { GroupsBody, RowsGroups } from '../../../schemas/api/groups'
import { partsOf } from '../../../schemas/page/anatomy'
import type { CallOptions, Calls } from '../../calls/Calls'
import type { ListedModel } from '../../model/ListedModel'
import type { FieldModel } from '../../model/PageModel'
import { type AskedRows, askRows } from '../../query/askRows'
import { chartQuery } from '../charts/chartQuery'

/** Works groups of a page's rows out, by the server over all of them. */
export function fetchGroups(calls: Calls, body: GroupsBody, options: CallOptions): Promise<RowsGroups> {
  return calls.post<RowsGroups>('/common/rowGroups', body, options)
}

/** What is asked for so: all rows that a list asks for, by a column or as one group, with the figures of these columns. */
export function groupsBody(page: ListedModel, asked: AskedRows, figures: readonly FieldModel[], by?: FieldModel): GroupsBody {
  return { page: page.code, by: by?.key, figures: figures.map(({ key }) => key), query: chartQuery(askRows(page, asked)) }
}

/** The columns that show figures below them; none where the rows are not the page's own, for only the server knows all of them. */
export function summedColumns({ config, columns }: ListedModel): readonly FieldModel[] {
  return partsOf(config).resource ? columns.filter(({ statistics, problem }) => statistics.length > 0 && !problem) : []
}
