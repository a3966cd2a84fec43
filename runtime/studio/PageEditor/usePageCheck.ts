import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Grantable, PlannedChange } from '../../../schemas/api/pages'
import { checkNamed } from '../../../schemas/checks/checkNamed'
import type { Problem } from '../../../schemas/page/Problem'
import { useDebounced } from '../../kit/useDebounced'
import { usePageHost } from '../../session/PageHost'
import type { StudioCalls } from '../studioCalls'

const localDelay = 250
const serverDelay = 700

export interface PageCheck {
  problems: readonly Problem[]
  /** What publishing the text would do; undefined until the server has said so of this very text. */
  changes: readonly PlannedChange[] | undefined
  /** Whom the new permissions of the page can be given. */
  grantable?: Grantable
  /** undefined until the server has answered once. */
  hasTable: boolean | undefined
  isChecking: boolean
  /** Why the server could not be asked; null while it can. */
  failure: Error | null
  /** The page of the text, when it can be read; else the last one that could. */
  config: unknown
  /** true: `config` is older than the text. */
  isStale: boolean
}

/**
 * Checks the text while it is typed: at once by the same checks that the server runs, a moment later by the server itself,
 * which also knows dictionaries, tables and reports, and says what publishing will do.
 */
export function usePageCheck(code: string, text: string, studio: StudioCalls): PageCheck {
  const { language } = usePageHost()
  const localText = useDebounced(text, localDelay)
  const serverText = useDebounced(text, serverDelay)
  const local = useMemo(() => checkNamed(code, localText, { language }), [code, localText, language])
  const server = useQuery({
    queryKey: ['page-check', code, language, serverText],
    queryFn: ({ signal }) => studio.validate(code, serverText, { signal }),
    placeholderData: (previous) => previous,
    gcTime: 0,
  })
  const [config, setConfig] = useState<unknown>()
  useEffect(() => {
    if (local.config !== undefined) setConfig(local.config)
  }, [local.config])

  const isSettled = serverText === text && !server.isFetching
  const answer = isSettled && !server.isPlaceholderData && !server.error ? server.data : undefined
  return {
    problems: answer?.problems ?? local.problems,
    changes: answer?.changes,
    grantable: answer?.grantable,
    hasTable: server.data?.hasTable,
    isChecking: localText !== text || !isSettled,
    failure: isSettled ? server.error : null,
    config: local.config ?? config,
    isStale: local.config === undefined,
  }
}
