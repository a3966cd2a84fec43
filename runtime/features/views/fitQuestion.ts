import type { LayoutAdvanced, LayoutQueryItem, LayoutQuestion } from '../../../schemas/api/layouts'
import { currentKeys } from '../../../schemas/page/formerKeys'
import type { ViewedModel } from '../../model/ListedModel'
import { knownQuery, queriedFields } from '../../query/advancedQuery'
import { readAddress } from '../../query/queryAddress'
import { type FittedView, fitView, type View } from './fitView'

/** A view on a page whose query it keeps, as that page is now. */
interface FittedQuestion extends FittedView {
  /** What of its question can still be asked. */
  question: LayoutQuestion
}

/** Fits a view as `fitView` does, and its question: what asks by a field that is gone, or for a value that the field cannot hold now, drops. */
export function fitQuestion(page: ViewedModel, view: View): FittedQuestion {
  const fitted = fitView(page, view)
  const former = currentKeys(page.config.columns)
  const keyOf = (name: string) => former.get(name) ?? name
  const titles = new Map(view.columns.map(({ columnName, columnTitle }) => [columnName, columnTitle || columnName]))
  const dropped = new Set(fitted.dropped)
  const drop = (name: string) => dropped.add(titles.get(name) ?? name)
  const query = view.query?.flatMap((item): LayoutQueryItem[] => {
    const named = { ...item, columnName: keyOf(item.columnName) }
    if (canBeAsked(page, named)) return [named]
    drop(item.columnName)
    return []
  })
  const advanced = view.advanced && fitAdvanced(page, view.advanced, keyOf, drop)
  return { ...fitted, dropped: [...dropped], question: { query, advanced, span: view.span } }
}

function fitAdvanced(
  page: ViewedModel,
  { matchType, rows }: LayoutAdvanced,
  keyOf: (name: string) => string,
  drop: (name: string) => void,
): LayoutAdvanced | undefined {
  const named = rows.map((row) => ({ ...row, field: keyOf(row.field) }))
  const { query, wrong } = knownQuery(queriedFields(page), { matchType, rows: named })
  for (const name of wrong) drop(name)
  return query && { matchType, rows: [...query.rows] }
}

function canBeAsked({ queryItems }: ViewedModel, asked: LayoutQueryItem): boolean {
  const items = queryItems.filter(({ field, isHidden }) => field.key === asked.columnName && !isHidden)
  return items.length > 0 && readAddress(items, `?${itemParams([asked])}`, {}).wrong.length === 0
}

/** The query of a view as addresses write it. */
export function itemParams(items: readonly LayoutQueryItem[]): URLSearchParams {
  return new URLSearchParams(
    items.flatMap(({ columnName, value, end }) => (end === undefined ? [value] : [value, end]).map((text) => [columnName, text])),
  )
}
