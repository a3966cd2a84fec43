import { useCallback, useMemo, useReducer } from 'react'
import type { SortInfo } from '../../schemas/api/rows'
import type { QueryPart, RowsPart } from '../model/PageModel'
import type { ListState, QueryValues } from './listParams'
import { type QueryAddress, useQueryAddress } from './useQueryAddress'

type ListStateAction =
  | { type: 'search'; values: QueryValues }
  | { type: 'sort'; sort: readonly SortInfo[] }
  | { type: 'page'; pageNo: number; pageSize: number }

function change(state: ListState, action: ListStateAction): ListState {
  switch (action.type) {
    case 'search':
      return { ...state, values: action.values, pageNo: 1 }
    case 'sort':
      return { ...state, sort: action.sort, pageNo: 1 }
    case 'page':
      return { ...state, pageNo: action.pageSize === state.pageSize ? action.pageNo : 1, pageSize: action.pageSize }
  }
}

/** Rows that are asked for by a query form. */
export type QueriedRows = Pick<RowsPart, 'defaultSort' | 'pageSize'> & QueryPart

function firstState({ page, values }: { page: QueriedRows; values: QueryValues }): ListState {
  return { values, sort: page.defaultSort, pageNo: 1, pageSize: page.pageSize }
}

/** What the list asks the server for: query values, sorting, page. Each action that changes it calls `onChange` first. */
export function useListState(page: QueriedRows, address: QueryAddress, onChange: () => void) {
  const query = useQueryAddress(page, address)
  const [state, dispatch] = useReducer(change, { page, values: query.addressed }, firstState)
  const act = useCallback(
    (action: ListStateAction) => {
      onChange()
      dispatch(action)
    },
    [onChange],
  )
  if (query.hasArrived) act({ type: 'search', values: query.addressed })
  const actions = useMemo(
    () => ({
      sort: (sort: readonly SortInfo[]) => act({ type: 'sort', sort }),
      goToPage: (pageNo: number, pageSize: number) => act({ type: 'page', pageNo, pageSize }),
    }),
    [act],
  )
  const search = (values: QueryValues) => {
    act({ type: 'search', values })
    query.save(values)
  }
  return { state, search, generation: query.generation, ...actions }
}
