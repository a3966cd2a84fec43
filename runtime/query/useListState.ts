import { useEffect, useMemo, useState } from 'react'
import type { SortInfo } from '../../schemas/api/rows'
import { isSystemField } from '../../schemas/wire/systemFields'
import type { QueryPart, RowsPart } from '../model/PageModel'
import { usePageHost } from '../session/PageHost'
import type { ListState, QueryValues } from './listParams'
import { readPlace, writePlace } from './placeAddress'
import type { useQueryAddress } from './useQueryAddress'

/** Rows that are asked for by a query form. */
export type QueriedRows = Pick<RowsPart, 'defaultSort' | 'pageSize'> & Partial<Pick<RowsPart, 'fields'>> & QueryPart

/**
 * What the list asks the server for: query values, sorting, page. It is kept in the address, but for what is as the page says. Whatever asks for other rows
 * calls `onChange` first; the same ones in another order, or another page of them, are no others.
 */
export function useListState(page: QueriedRows, query: ReturnType<typeof useQueryAddress>, onChange: () => void) {
  const { notify, text } = usePageHost()
  const { current, write } = query
  const { defaultSort, pageSize: usualSize, fields } = page
  const [values, setValues] = useState<QueryValues>(query.addressed)
  const { place, wrong: left } = useMemo(() => {
    const isColumn = (key: string) => !fields || isSystemField(key) || fields.some((field) => field.key === key)
    return readPlace(current, isColumn)
  }, [current, fields])
  const state = useMemo<ListState>(
    () => ({ values, sort: place.sort ?? defaultSort, pageNo: place.pageNo, pageSize: place.pageSize ?? usualSize }),
    [values, place, defaultSort, usualSize],
  )
  const wrong = left.join(', ')
  useEffect(() => {
    if (wrong !== '') notify('warning', text('list.wrongPlace', { names: wrong }))
  }, [wrong, notify, text])
  if (query.hasArrived) {
    if (query.asksForOthers) onChange()
    setValues(query.addressed)
  }
  const goTo = (change: Partial<ListState>, isStep?: boolean) => {
    const { sort, pageNo, pageSize } = { ...state, ...change }
    const isUsual = JSON.stringify(sort) === JSON.stringify(defaultSort)
    const usual = { sort: isUsual ? undefined : sort, pageSize: pageSize === usualSize ? undefined : pageSize }
    write(writePlace(current, { pageNo, ...usual }), isStep)
  }
  const search = (next: QueryValues) => {
    onChange()
    setValues(next)
    query.save(next)
  }
  return {
    state,
    search,
    generation: query.generation,
    sort: (sort: readonly SortInfo[]) => goTo({ sort, pageNo: 1 }),
    /** `isStep` false: the way back does not lead to the page before. */
    goToPage: (pageNo: number, pageSize: number, isStep?: boolean) =>
      goTo({ pageNo: pageSize === state.pageSize ? pageNo : 1, pageSize }, isStep),
  }
}
