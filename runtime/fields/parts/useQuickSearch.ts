import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebounced } from '../../kit/useDebounced'
import { usePageHost } from '../../session/PageHost'
import type { PickedSource } from '../../session/PickedSource'
import type { PickedItem } from '../../session/PickerKinds'

/** What finds records by a word that is typed into the closed box. */
export type QuickSource = Pick<PickedSource, 'key' | 'search'>

export interface QuickSearch {
  word: string
  setWord(word: string): void
  found: readonly PickedItem[]
  isPending: boolean
  error: Error | null
  retry(): void
}

/** Milliseconds that somebody must have stopped typing for. */
const searchDelay = 300
const keepFor = 10_000
const none: readonly PickedItem[] = []

/** The records that a word finds, which somebody types into the box of a picker. */
export function useQuickSearch(source: QuickSource): QuickSearch {
  const { calls } = usePageHost()
  const client = useQueryClient()
  const [word, setWord] = useState('')
  const typed = word.trim()
  const settled = useDebounced(typed, searchDelay)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['quickSearch', ...source.key, settled],
    queryFn: ({ signal }) => source.search({ calls, client, signal }, settled),
    enabled: settled !== '' && settled === typed,
    staleTime: keepFor,
  })
  const isSettled = settled === typed
  return {
    word,
    setWord,
    found: (isSettled && data) || none,
    isPending: typed !== '' && (!isSettled || isFetching),
    error: isSettled && !data ? error : null,
    retry: () => void refetch(),
  }
}
