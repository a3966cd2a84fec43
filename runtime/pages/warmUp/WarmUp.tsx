import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { Activity, useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Calls } from '../../calls/Calls'
import { ErrorBoundary } from '../../kit/ErrorBoundary'
import { rowsQuery } from '../../query/useRows'
import { type PageHost, PageHostProvider, usePageHost } from '../../session/PageHost'
import { createQueryClient } from '../../session/queryClient'
import { pageScreens } from '../index'
import { ListPage } from '../ListPage'
import { firstQuestion } from '../preloadPage'
import { usePageModel } from '../usePageModel'
import { warmUpAnswer, warmUpPage } from './warmUpPage'

/** So many lists are drawn, one after the other: after the first, much is still slow. */
const wanted = 3

/**
 * Draws a list of its own while the browser has nothing else to do, in no place of the document, without its effects, and without a call: a browser is slow
 * with code that it runs for the first time, and whoever opens a list then finds it warm.
 * `onDone` is called when all are drawn; where a list was opened before, none is. Source: decision 0026.
 */
export function WarmUp({ onDone }: { onDone(): void }) {
  const [isNeeded] = useState(() => pageScreens.list.found === undefined)
  useEffect(() => void pageScreens.list().catch(() => undefined), [])
  return isNeeded && <Unseen onDone={onDone} />
}

function Unseen({ onDone }: { onDone(): void }) {
  const host = useSilentHost()
  const [place] = useState(() => document.createElement('div'))
  const [queries] = useState(createQueryClient)
  const [count, setCount] = useState(1)
  useEffect(() => {
    const observer = new MutationObserver(() => (count < wanted ? setCount(count + 1) : onDone()))
    observer.observe(place, { childList: true })
    return () => observer.disconnect()
  }, [place, count, onDone])
  return (
    <Activity mode="hidden">
      <PageHostProvider value={host}>
        <QueryClientProvider client={queries}>
          {createPortal(
            <ErrorBoundary>
              {Array.from({ length: count }, (_, index) => (
                <WarmUpList key={index} />
              ))}
            </ErrorBoundary>,
            place,
          )}
        </QueryClientProvider>
      </PageHostProvider>
    </Activity>
  )
}

/** The list with its rows at hand. */
function WarmUpList() {
  const host = usePageHost()
  const queries = useQueryClient()
  const page = usePageModel(warmUpPage)
  useState(() => queries.setQueryData(rowsQuery(host.calls, page.url, firstQuestion(page, host)).queryKey, warmUpAnswer))
  return <ListPage page={page} />
}

/** Somebody who may do everything, and asks nobody. */
function useSilentHost(): PageHost {
  const host = usePageHost()
  return useMemo(() => ({ ...host, search: '', can: () => true, calls: silentCalls }), [host])
}

const unanswered = () => new Promise<never>(() => {})

const silentCalls = new Proxy({} as Calls, { get: () => unanswered })
