import { useQueries } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import type { Row } from '../../../schemas/api/Result'
import type { SortInfo } from '../../../schemas/api/rows'
import type { RowsPart } from '../../model/PageModel'
import { rowsKey } from '../../query/useRows'
import { errorText } from '../../session/errorText'
import { usePageHost } from '../../session/PageHost'
import { fetchChildren } from './fetchChildren'
import { flattenTree, type TreeView } from './treeRows'

export interface TreeRows extends TreeView {
  toggle(id: string): void
}

const nowhere: TreeView['places'] = new Map()

/** The rows of a tree list: those that were loaded, with the children of each row that is open, fetched by the parent's id when it is opened. */
export function useTreeRows(page: RowsPart, roots: readonly Row[], sort: readonly SortInfo[]): TreeRows {
  const { calls, text } = usePageHost()
  const { tree, url } = page
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set())
  const opened = useMemo(() => (tree ? [...expanded] : []), [tree, expanded])
  const loaded = useQueries({
    queries: opened.map((id) => ({
      queryKey: [...rowsKey(url), 'children', id, sort],
      queryFn: ({ signal }: { signal: AbortSignal }) => fetchChildren({ calls, text }, page, { id, sort }, { signal }),
    })),
    combine: (results) => results.map(({ data, error }) => ({ rows: data, failure: error ? errorText(error, text) : undefined })),
  })
  const toggle = useCallback((id: string) => {
    setExpanded((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  }, [])
  const waiting = text('list.placeholder')
  const view = useMemo(() => {
    if (!tree) return { rows: roots, places: nowhere }
    const byId = new Map(opened.map((id, index) => [id, loaded[index] ?? {}]))
    return flattenTree(roots, tree, expanded, (id) => byId.get(id) ?? {}, waiting)
  }, [tree, roots, expanded, opened, loaded, waiting])
  return useMemo(() => ({ ...view, toggle }), [view, toggle])
}
