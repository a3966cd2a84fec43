import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { DictItem } from '../../schemas/api/session'
import type { Language } from '../../schemas/page/Text'
import { translationIn } from '../../schemas/wire/translations'
import { cachedDictionary } from './dictionaryCache'
import { usePageHost } from './PageHost'

export interface DictionaryState {
  items: readonly DictItem[]
  isPending: boolean
  error: Error | null
  retry(): void
}

/** The key of every dictionary; the code of one comes behind it. */
export const dictionaryKey = ['dictionary'] as const

const noItems: readonly DictItem[] = []

/** The entry in the reader's language; Chinese where the dictionary has no other text. */
export function inLanguage(item: DictItem, language: Language): DictItem {
  const text = translationIn(item, 'text', 'texts', language) ?? item.text
  const description = translationIn(item, 'description', 'descriptions', language) ?? item.description
  const isSame = text === item.text && description === item.description
  return isSame ? item : { ...item, text, label: text, title: text, description }
}

/**
 * The entries of a dictionary in the language on the screen. What sign-in brought shows at once and is compared with the server behind it;
 * without a code there is nothing to fetch and the list is empty.
 */
export function useDictItems(code: string | undefined): DictionaryState {
  const { calls, language } = usePageHost()
  const query = useQuery({
    queryKey: [...dictionaryKey, code],
    queryFn: ({ signal }) => calls.dictItems(code ?? '', { signal }),
    enabled: Boolean(code),
    staleTime: 5 * 60_000,
    initialData: () => (code ? cachedDictionary(code) : undefined),
    initialDataUpdatedAt: 0,
  })
  const { data, error, refetch } = query
  const items = useMemo(() => data?.map((item) => inLanguage(item, language)) ?? noItems, [data, language])
  return { items, isPending: Boolean(code) && query.isPending, error: data ? null : error, retry: () => void refetch() }
}
