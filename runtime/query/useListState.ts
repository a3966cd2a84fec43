import { useMemo, useReducer, useState } from 'react'
import type { SortInfo } from '../../schemas/api/rows'
import type { QueryItemModel, QueryPart, RowsPart } from '../model/PageModel'
import type { ListState, QueryValues } from './listParams'

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

/** What the page asks for before anybody has asked. */
export function firstValues(page: QueryPart): QueryValues {
  return Object.fromEntries(
    page.queryItems.flatMap(({ field, defaultValue }) => (defaultValue === undefined ? [] : [[field.key, defaultValue]])),
  )
}

/** The same, with the values that the page's address names: `?type=team`, `?price=10&price=20`. */
function addressedValues(page: QueryPart, search: string): QueryValues {
  const given = new URLSearchParams(search)
  const named = page.queryItems.flatMap((item) => {
    const value = addressedValue(item, given.getAll(item.field.key))
    return value === undefined ? [] : [[item.field.key, value]]
  })
  return { ...firstValues(page), ...Object.fromEntries(named) }
}

/** One value is a range from itself to itself; an end may be left empty. */
function addressedValue({ field, isRange }: QueryItemModel, texts: readonly string[]): unknown {
  if (texts.every((text) => text === '')) return undefined
  const isNumber = field.facts.column(field.config) === 'numeric'
  const values = texts.map((text) => (text === '' ? null : isNumber && Number.isFinite(Number(text)) ? Number(text) : text))
  return isRange ? [values[0], values.length > 1 ? values[1] : values[0]] : values.length > 1 ? values.join(',') : values[0]
}

function firstState({ page, search }: { page: QueriedRows; search: string }): ListState {
  return { values: addressedValues(page, search), sort: page.defaultSort, pageNo: 1, pageSize: page.pageSize }
}

/** What the list asks the server for: query values, sorting, page. Each action that changes it calls `onChange` first. */
export function useListState(page: QueriedRows, search: string, onChange: () => void) {
  const [state, dispatch] = useReducer(change, { page, search }, firstState)
  const [asked, setAsked] = useState(search)
  const actions = useMemo(() => {
    const act = (action: ListStateAction) => {
      onChange()
      dispatch(action)
    }
    return {
      search: (values: QueryValues) => act({ type: 'search', values }),
      sort: (sort: readonly SortInfo[]) => act({ type: 'sort', sort }),
      goToPage: (pageNo: number, pageSize: number) => act({ type: 'page', pageNo, pageSize }),
    }
  }, [onChange])
  // Another query in the address of a list that is open asks for other rows.
  if (asked !== search) {
    setAsked(search)
    actions.search(addressedValues(page, search))
  }
  return { state, ...actions }
}
