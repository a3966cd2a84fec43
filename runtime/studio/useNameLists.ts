import { useQuery } from '@tanstack/react-query'
import type { NameLists } from '../../schemas/api/names'
import { usePageHost } from '../session/PageHost'
import { nameListsKey } from '../session/usePageConfig'

/** Everything that can be named, as the server knows it; undefined until it has answered. Asked for again after a publication. */
export function useNameLists(): NameLists | undefined {
  const { calls, language } = usePageHost()
  const { data } = useQuery({
    queryKey: [...nameListsKey, language],
    queryFn: ({ signal }) => calls.get<NameLists>('/page-configs/-/names', undefined, { signal }),
    staleTime: 60_000,
  })
  return data
}
