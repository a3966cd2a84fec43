import { useCallback, useMemo, useReducer } from 'react'
import type { SortInfo } from '../../schemas/api/rows'
import type { QueryPart, RowsPart } from '../model/PageModel'
import type { ListState, QueryValues } from './listParams'
import type { useQueryAddress } from './useQueryAddress'

/** What somebody has chosen; what is left out is as the page says. */
interface ChosenState {
  values: QueryValues
  sort?: readonly SortInfo[]
  pageNo: number
  pageSize?: number
}

type ListStateAction =
  | { type: 'search'; values: QueryValues }
  | { type: 'sort'; sort: readonly SortInfo[] | undefined }
  | { type: 'page'; pageNo: number; pageSize: number; isResized: boolean }
  | { type: 'startAnew' }

function change(state: ChosenState, action: ListStateAction): ChosenState {
  switch (action.type) {
    case 'search':
      return { ...state, values: action.values, pageNo: 1 }
    case 'sort':
      return { ...state, sort: action.sort, pageNo: 1 }
    case 'page':
      return { ...state, pageNo: action.isResized ? 1 : action.pageNo, pageSize: action.pageSize }
    case 'startAnew':
      return { values: state.values, pageNo: 1 }
  }
}

/** Rows that are asked for by a query form. */
export type QueriedRows = Pick<RowsPart, 'defaultSort' | 'pageSize'> & QueryPart

/**
 * What the list asks the server for: query values, sorting, page. Each action that changes it calls `onChange` first. Nothing is kept of what nobody has
 * chosen, so that it follows the page.
 */
export function useListState(page: QueriedRows, query: ReturnType<typeof useQueryAddress>, onChange: () => void) {
  const [chosen, dispatch] = useReducer(change, { values: query.addressed, pageNo: 1 })
  const { defaultSort, pageSize: usualSize } = page
  const state = useMemo<ListState>(
    () => ({ values: chosen.values, sort: chosen.sort ?? defaultSort, pageNo: chosen.pageNo, pageSize: chosen.pageSize ?? usualSize }),
    [chosen, defaultSort, usualSize],
  )
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
      goToPage: (pageNo: number, pageSize: number) => act({ type: 'page', pageNo, pageSize, isResized: pageSize !== state.pageSize }),
      /** Goes to the first page and forgets what was chosen, but for what is searched for. */
      startAnew: () => act({ type: 'startAnew' }),
    }),
    [act, state.pageSize],
  )
  const search = (values: QueryValues) => {
    act({ type: 'search', values })
    query.save(values)
  }
  return { state, search, generation: query.generation, ...actions }
}
