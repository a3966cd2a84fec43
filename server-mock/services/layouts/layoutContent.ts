import { type Layout, type LayoutBody, type LayoutQuestion, viewLimits } from '../../../schemas/api/layouts'
import { renamedConditions } from '../superQueries/renamedConditions'

/** What of a view is kept as one text. What a page of its kind does not keep is left out. */
export type LayoutContent = Pick<Layout, 'disPlay' | 'filter' | 'order' | 'columns' | keyof LayoutQuestion>

/** Columns, filters and sorting of a view as they are stored, whichever way they were spelt. */
export function layoutContentOf(body: LayoutBody): LayoutContent {
  const shown =
    body.disPlay ?? body.displayItems?.map(({ field, width, isLock }) => ({ columnName: field, columnWidth: width, isLock })) ?? []
  const sorted = body.order ?? body.sortItems?.map(({ field, dir }) => ({ columnName: field, orderType: dir, defaultSortOrder: dir })) ?? []
  return {
    disPlay: shown.map(({ columnName, columnWidth = viewLimits.columnWidth, isLock = 'no' }) => ({ columnName, columnWidth, isLock })),
    filter: body.filter ?? [],
    order: sorted.map(({ columnName, orderType, defaultSortOrder }) => {
      const direction = orderType ?? defaultSortOrder ?? 'asc'
      return { columnName, orderType: direction, defaultSortOrder: direction }
    }),
    columns: body.columns ?? [],
    ...(body.query && { query: body.query }),
    ...(body.advanced && { advanced: body.advanced }),
    ...(body.span && { span: body.span }),
  }
}

/** The content with fields under other keys; undefined where it names none of them. */
export function renamedContent(content: LayoutContent, keys: ReadonlyMap<string, string>): LayoutContent | undefined {
  let isChanged = false
  const rename = <T extends { columnName: string }>(items: readonly T[]): T[] =>
    items.map((item) => {
      const to = keys.get(item.columnName)
      if (to === undefined) return item
      isChanged = true
      return { ...item, columnName: to }
    })
  const renamed = {
    ...content,
    disPlay: rename(content.disPlay),
    filter: rename(content.filter),
    order: rename(content.order),
    columns: rename(content.columns),
    ...(content.query && { query: rename(content.query) }),
  }
  const rows = content.advanced && renamedConditions(content.advanced.rows, keys)
  if (rows && content.advanced) return { ...renamed, advanced: { ...content.advanced, rows } }
  return isChanged ? renamed : undefined
}
