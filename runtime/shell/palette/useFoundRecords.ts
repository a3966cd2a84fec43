import { useQuery } from '@tanstack/react-query'
import type { SearchAnswer } from '../../../schemas/api/search'
import { useDebounced } from '../../kit/useDebounced'
import { usePageHost } from '../../session/PageHost'

/** Milliseconds that somebody must have stopped typing for. */
const delay = 250

/** One letter finds nearly everything; one character of Chinese is a word. */
const isQuestion = (words: string) => words.length > 1 || /\p{Script=Han}/u.test(words)

interface RecordSearch {
  /** `undefined` until the answer to what is typed now is there; answers to what was typed before are dropped. */
  found: SearchAnswer | undefined
  isSearching: boolean
  hasFailed: boolean
}

/** The records that hold the words, over all pages that the user may see, and the pages to which records can be added. */
export function useFoundRecords(typed: string): RecordSearch {
  const { calls, language } = usePageHost()
  const words = typed.trim()
  const settled = useDebounced(words, delay)
  const { data, isFetching, isError } = useQuery({
    queryKey: ['search', settled, language],
    queryFn: ({ signal }) => calls.get<SearchAnswer>('/sys/search', { keyword: settled }, { signal, isValid: hasRecords }),
    enabled: isQuestion(settled),
    gcTime: 30_000,
  })
  const isCurrent = settled === words
  return {
    found: isCurrent && isQuestion(words) ? data : undefined,
    isSearching: isQuestion(words) && (isFetching || !isCurrent),
    hasFailed: isCurrent && isError,
  }
}

function hasRecords(result: unknown): boolean {
  return result !== null && typeof result === 'object' && 'records' in result && Array.isArray(result.records)
}
