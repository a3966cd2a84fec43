import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { PageVersion } from '../../../schemas/api/pages'
import { pageHistoryKey } from '../../session/usePageConfig'
import type { Draft } from '../draft/useDraft'
import type { StudioCalls } from '../studioCalls'

/**
 * The version that was published elsewhere while the page is written here; undefined while there is none. The draft is looked at anew then: a publication
 * replaces it. `isOwn`: versions that come now are made here.
 */
export function useNewVersion(
  code: string,
  { draft, keeper }: Draft,
  studio: StudioCalls,
  isOwn: boolean,
): [PageVersion | undefined, () => void] {
  const versions = useQuery({ queryKey: pageHistoryKey(code), queryFn: ({ signal }) => studio.getHistory(code, { signal }) })
  const [seen, setSeen] = useState<PageVersion>()
  const current = versions.data?.find(({ isCurrent }) => isCurrent)
  const isNew = !isOwn && draft !== undefined && current !== undefined && current.version > (draft.base ?? 0)
  if (isNew && seen?.version !== current.version) setSeen(current)
  const isElsewhere = !isOwn && draft !== undefined && versions.data !== undefined && (current?.version ?? null) !== draft.base
  useEffect(() => {
    if (isElsewhere) void keeper.refresh()
  }, [isElsewhere, keeper])
  // One that was withdrawn since is nobody's news.
  const isThere = seen !== undefined && current?.version === seen.version
  return [isThere ? seen : undefined, () => setSeen(undefined)]
}
