import { type Layout, type LayoutBody, type LayoutQuestion, viewLimits } from '../../../schemas/api/layouts'
import type { ViewedModel } from '../../model/ListedModel'
import type { FieldModel } from '../../model/PageModel'
import { type ColumnFilter, filledFilter } from '../../query/columnFilters'
import type { RowsContext } from '../ListFeature'
import { fitQuestion } from './fitQuestion'
import { fitView } from './fitView'
import { keepsOfView } from './keepsOfView'

/** A column that a view shows. */
export interface DraftColumn {
  key: string
  width: number
  isLocked: boolean
}

/** A view while it is designed. */
export interface ViewDraft {
  name: string
  remark: string
  isDefault: boolean
  pageSize: number
  columns: readonly DraftColumn[]
  sort: readonly { key: string; order: 'asc' | 'desc' }[]
  filters: readonly { key: string; filter: Partial<ColumnFilter> }[]
  /** What is asked for, where the page keeps that. */
  question?: LayoutQuestion
}

const columnOf = ({ key, width, lock }: FieldModel): DraftColumn => ({
  key,
  // Dragged ones may be parts of a pixel wide.
  width: Math.min(Math.round(width ?? viewLimits.columnWidth), viewLimits.largestWidth),
  isLocked: lock !== undefined,
})

/** The columns of the list as somebody has arranged them; undefined where nobody has. */
function arrangedColumns({ viewed, columns }: RowsOnScreen): DraftColumn[] | undefined {
  if (!columns || Object.keys(columns.arrangement).length === 0) return undefined
  const { widths = {} } = columns.arrangement
  return viewed.columns.map((field) => columnOf({ ...field, width: widths[field.key] ?? field.width }))
}

/** The rows as they are on the screen. */
export type RowsOnScreen = Pick<RowsContext, 'viewed' | 'arranged' | 'columns'>

/** What a new view starts from: the page as it is written, sorted, filtered and asked as it is now, with its columns as they have been arranged. */
export function newDraft(page: ViewedModel, list?: RowsOnScreen): ViewDraft {
  const arranged = list?.arranged
  const isOwn = arranged && JSON.stringify(arranged.sort) !== JSON.stringify(page.defaultSort)
  return {
    name: '',
    remark: '',
    isDefault: false,
    pageSize: viewLimits.pageSize,
    columns: keepsOfView(page, 'columns') ? ((list && arrangedColumns(list)) ?? page.columns.map(columnOf)) : [],
    sort: isOwn ? arranged.sort.map(({ column, order }) => ({ key: column, order })) : [],
    filters: Object.entries(arranged?.filters ?? {}).map(([key, filter]) => ({ key, filter })),
    ...(keepsOfView(page, 'query') && { question: arranged?.question ?? {} }),
  }
}

/** A saved view, on the fields that the page has now; where it is the one on the screen, as columns and question are there. */
export function draftOf(page: ViewedModel, layout: Layout, list?: RowsOnScreen): ViewDraft {
  const { columns, added, sort, filters } = fitView(page, layout)
  return {
    name: layout.name,
    remark: layout.remark,
    isDefault: layout.isDefault === 1,
    pageSize: layout.pageSize,
    columns: keepsOfView(page, 'columns')
      ? ((list && arrangedColumns(list)) ?? columns.map(columnOf)).filter(({ key }) => !added.has(key))
      : [],
    sort: sort.map(({ column, order }) => ({ key: column, order })),
    filters: Object.entries(filters).map(([key, filter]) => ({ key, filter })),
    ...(keepsOfView(page, 'query') && { question: list?.arranged?.question ?? fitQuestion(page, layout).question }),
  }
}

/** The view as it is sent. `userId` is for servers that look at it. */
export function layoutBodyOf(page: ViewedModel, draft: ViewDraft, id: string | undefined, userId: string | undefined): LayoutBody {
  return {
    ...(id === undefined ? {} : { id }),
    creatorId: userId ?? null,
    path: page.code,
    name: draft.name.trim(),
    remark: draft.remark,
    isDefault: draft.isDefault ? 1 : 0,
    pageSize: draft.pageSize,
    disPlay: draft.columns.map(({ key, width, isLocked }) => ({ columnName: key, columnWidth: width, isLock: isLocked ? 'yes' : 'no' })),
    order: draft.sort.map(({ key, order }) => ({ columnName: key, orderType: order, defaultSortOrder: order })),
    filter: draft.filters.flatMap(({ key, filter }) => {
      // A cast: what has no operator yet is left out.
      const filled = filledFilter(filter as ColumnFilter)
      if (!filled) return []
      const { logic, ...comparisons } = filled
      return [{ columnName: key, ...comparisons, ...(logic ? { logicalOperators: logic } : {}) }]
    }),
    ...draft.question,
    columns: page.columns.map(({ key, title }) => ({ columnName: key, columnTitle: title.slice(0, 200) })),
  }
}

/** What is wrong with the name of a view. */
export function nameProblem({ name }: ViewDraft): 'nameMissing' | 'nameShort' | undefined {
  const length = [...name.trim()].length
  if (length === 0) return 'nameMissing'
  return length < viewLimits.shortestName ? 'nameShort' : undefined
}
