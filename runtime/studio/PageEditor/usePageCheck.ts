import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { PlannedChange } from '../../../schemas/api/pages'
import { checkPage } from '../../../schemas/checks/checkPage'
import type { Problem } from '../../../schemas/page/Problem'
import { usePageHost } from '../../session/PageHost'
import type { StudioCalls } from '../studioCalls'

const localDelay = 250
const serverDelay = 700

export interface PageCheck {
  problems: readonly Problem[]
  changes: readonly PlannedChange[]
  /** undefined until the server has answered once. */
  hasTable: boolean | undefined
  isChecking: boolean
  /** The page of the text, when it can be read; else the last one that could. */
  config: unknown
  /** true: `config` is older than the text. */
  isStale: boolean
}

function useSettled<T>(value: T, delay: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return settled
}

/**
 * Checks the text while it is typed: at once by the same checks that the server runs, a moment later by the server itself,
 * which also knows dictionaries, tables and reports, and says what publishing will do.
 */
export function usePageCheck(code: string, text: string, studio: StudioCalls): PageCheck {
  const { language } = usePageHost()
  const localText = useSettled(text, localDelay)
  const serverText = useSettled(text, serverDelay)
  const local = useMemo(() => checkPage(localText, { language }), [localText, language])
  const server = useQuery({
    queryKey: ['page-check', code, language, serverText],
    queryFn: ({ signal }) => studio.validate(code, serverText, { signal }),
    enabled: serverText !== '',
    placeholderData: (previous) => previous,
    gcTime: 0,
  })
  const [config, setConfig] = useState<unknown>()
  useEffect(() => {
    if (local.config !== undefined) setConfig(local.config)
  }, [local.config])

  const isAnswered = server.data !== undefined && !server.isPlaceholderData && serverText === text
  return {
    problems: isAnswered && server.data ? server.data.problems : local.problems,
    changes: server.data?.changes ?? [],
    hasTable: server.data?.hasTable,
    isChecking: localText !== text || server.isFetching,
    config: local.config ?? config,
    isStale: local.config === undefined,
  }
}
