import type { GridQuery } from '../../../schemas/api/rows'
import { allOf } from './compare'
import { gridFilters } from './gridFilters'
import type { QueryContext } from './QueryContext'
import type { RowQuery } from './RowQuery'
import { readFields, readPaging, readSelections } from './readListQuery'
import { orderBy } from './readSort'
import { searchText } from './searchText'
import { superQuery } from './superQuery'
import { isAcrossLevels, treeCondition } from './treeCondition'
import { visibleRows } from './visibleRows'

/** The rows that a grid call asks for. Throws `bad-request` with everything that is wrong. */
export function readGridQuery(scope: QueryContext, body: GridQuery): RowQuery {
  const { selectParam, postSortByItems, filterByItems, superQueryParams, superQueryMatchType, selections, ...rest } = body as Record<
    string,
    unknown
  >
  const selected = readSelections(scope, selections)
  const advanced = superQuery(scope, superQueryParams, superQueryMatchType)
  const conditions = [advanced, searchText(scope, rest.searchText), selected].filter((condition) => condition !== undefined)
  const asked = [...selectConditions(scope, selectParam), ...gridFilters(scope, filterByItems), ...conditions]
  const params = isObject(selectParam) ? selectParam : {}
  const tree = treeCondition(scope, params, asked.length > 0)
  const visible = visibleRows(scope.model, scope.context)
  const result = {
    where: allOf([...(visible ? [visible] : []), ...(tree ? [tree] : []), ...asked]),
    orderBy: orderBy(scope, sortWishes(scope, postSortByItems)),
    ...readPaging(scope, body as Record<string, unknown>),
    isAcrossLevels: isAcrossLevels(scope, params, asked.length > 0),
  }
  scope.findings.throwIfAny()
  return result
}

function selectConditions(scope: QueryContext, selectParam: unknown) {
  if (selectParam === undefined || selectParam === null) return []
  if (isObject(selectParam)) return readFields(scope, selectParam, '/selectParam/')
  scope.findings.add('/selectParam', 'not-an-object', 'notAnObject')
  return []
}

function sortWishes(scope: QueryContext, items: unknown) {
  if (items === undefined || items === null) return []
  if (Array.isArray(items) && items.length <= 20) {
    return items.map((item: unknown, index) => {
      const { columnName, defaultSortOrder, field, dir } = (item ?? {}) as Record<string, unknown>
      return { column: columnName ?? field, order: defaultSortOrder ?? dir ?? 'asc', path: `/postSortByItems/${index}` }
    })
  }
  scope.findings.add('/postSortByItems', 'not-a-list', 'notAList')
  return []
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
