import { useState } from 'react'
import type { Row } from '../../../schemas/api/Result'
import { searchOf } from '../../kit/searchOf'
import type { FieldModel, ListModel } from '../../model/PageModel'
import { usePageHost } from '../../session/PageHost'
import { hasFeature } from '../offeredFeatures'
import { grouping } from './grouping'

/** What the rows of a list are grouped by. */
export interface ListGrouping {
  /** The column; undefined: the rows stand one after the other. */
  by: FieldModel | undefined
  choose(key: string | undefined): void
  /** The rows of the groups that are open, as far as they were fetched. */
  rows: readonly Row[]
  setRows(rows: readonly Row[]): void
}

interface GroupAddress {
  address: string
  changeAddress(search: string): void
  /** Before other rows are asked for. */
  onChange(): void
}

/** No key of a field has a hyphen: nothing that is asked for by a query is called so. */
const parameter = 'group-by'
const noRows: readonly Row[] = []

/** The grouping of a list, kept in its address. A column that is gone, or that somebody may not see, groups nothing. */
export function useGrouping(page: ListModel, { address, changeAddress, onChange }: GroupAddress): ListGrouping {
  const host = usePageHost()
  const [rows, setRows] = useState(noRows)
  const key = new URLSearchParams(address).get(parameter)
  const by = key !== null && hasFeature(grouping, page, host) ? page.columns.find((field) => field.key === key) : undefined
  return {
    by,
    choose(next) {
      const params = new URLSearchParams(address)
      params.delete(parameter)
      if (next !== undefined) params.set(parameter, next)
      onChange()
      changeAddress(searchOf(params))
    },
    rows,
    setRows,
  }
}
