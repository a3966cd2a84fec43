import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Row } from '../../../schemas/api/Result'
import type { SortInfo } from '../../../schemas/api/rows'
import type { RowsPart } from '../../model/PageModel'
import { rowsKey } from '../../query/useRows'
import { errorText } from '../../session/errorText'
import { usePageHost } from '../../session/PageHost'
import { formatNumber } from '../../text/formatNumber'
import { fetchChildren } from './fetchChildren'
import { readOpened, writeOpened } from './openedAddress'
import { type ChildRows, flattenTree, type TreeView, type TreeWords } from './treeRows'

export interface TreeRows extends TreeView {
  /** `isOpen` true: a row that is open stays so. */
  toggle(id: string, isOpen?: boolean): void
}

const nowhere: TreeView['places'] = new Map()

/** The address of the list, which names the rows that are open. */
interface OpenedAddress {
  current: string
  write(search: string, isStep: boolean): void
  /** true for the moment in which another address has come from elsewhere. */
  hasArrived: boolean
}

/**
 * The rows of a tree list: those that were loaded, with the children of each row that is open, fetched by the parent's id when it is opened. Which are open
 * stands in the address; of rows that are not there any more nothing is fetched.
 */
export function useTreeRows(page: RowsPart, roots: readonly Row[], sort: readonly SortInfo[], address: OpenedAddress): TreeRows {
  const { calls, text } = usePageHost()
  const { tree } = page
  const { expanded, toggle, opened, childrenKey } = useOpenedRows(page, roots, sort, address)
  const loaded = useQueries({
    queries: opened.map((id) => ({
      queryKey: childrenKey(id),
      queryFn: ({ signal }: { signal: AbortSignal }) => fetchChildren({ calls, text }, page, { id, sort }, { signal }),
    })),
    combine: (results) => results.map(({ data, error }) => ({ found: data, failure: error ? errorText(error, text) : undefined })),
  })
  const words = useMemo<TreeWords>(
    () => ({
      waiting: text('list.placeholder'),
      cut: ({ records, total, totalIsCapped }) =>
        text('list.treeCut', { count: formatNumber(records.length), total: `${formatNumber(total)}${totalIsCapped ? '+' : ''}` }),
    }),
    [text],
  )
  const view = useMemo(() => {
    if (!tree) return { rows: roots, places: nowhere }
    const byId = new Map(opened.map((id, index) => [id, loaded[index] ?? {}]))
    return flattenTree(roots, tree, expanded, (id) => byId.get(id) ?? {}, words)
  }, [tree, roots, expanded, opened, loaded, words])
  return useMemo(() => ({ ...view, toggle }), [view, toggle])
}

/** The rows that somebody has opened, kept in the address, and those of them that are reached from the top through what was fetched. */
function useOpenedRows({ tree, url }: RowsPart, roots: readonly Row[], sort: readonly SortInfo[], address: OpenedAddress) {
  const client = useQueryClient()
  const read = () => new Set(tree ? readOpened(address.current) : [])
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(read)
  if (address.hasArrived) setExpanded(read())
  const childrenKey = (id: string) => [...rowsKey(url), 'children', id, sort]
  const reached = new Set<string>()
  const visit = (row: Row) => {
    if (!expanded.has(row.id) || reached.has(row.id)) return
    reached.add(row.id)
    client.getQueryData<ChildRows>(childrenKey(row.id))?.records.forEach(visit)
  }
  roots.forEach(visit)
  const known = JSON.stringify([...reached])
  const opened = useMemo<readonly string[]>(() => JSON.parse(known), [known])
  const latest = useRef({ expanded, opened, address })
  useEffect(() => {
    latest.current = { expanded, opened, address }
  })
  const toggle = useCallback((id: string, isOpen = false) => {
    const { expanded: before, opened: seen, address: at } = latest.current
    // Those that are seen come first: of the others some may be gone.
    const after = new Set([...seen, ...before])
    if (!after.delete(id) || isOpen) after.add(id)
    setExpanded(after)
    at.write(writeOpened(at.current, [...after]), false)
  }, [])
  return { expanded, toggle, opened, childrenKey }
}
