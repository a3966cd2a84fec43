import { Alert } from 'antd'
import { useSetAtom } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import { CallError, type FetchedPage } from '../calls/Calls'
import { ErrorBoundary } from '../kit/ErrorBoundary'
import { LoadFailed } from '../kit/LoadFailed'
import { lazyPart } from '../kit/lazyPart'
import { PartSuspense } from '../kit/PartSuspense'
import { Spinner } from '../kit/Spinner'
import { StateMessage } from '../kit/StateMessage'
import { readObject } from '../model/read'
import { errorText } from '../session/errorText'
import { InspectionProvider } from '../session/inspection'
import { type PageHost, PageHostProvider, usePageHost } from '../session/PageHost'
import { notePageTitleAtom } from '../session/pageTitles'
import { usePageConfig } from '../session/usePageConfig'
import { wordedPart } from '../session/wordedPart'
import { usePageDialogs } from './dialog/usePageDialogs'
import { isClosed } from './isClosed'
import { PageScreen } from './PageScreen'
import { useInspection } from './useInspection'
import { usePinnedPage } from './usePinnedPage'

const DebugPanel = wordedPart('debug', () => import('./debug/DebugPanel'), 'DebugPanel')

const NoPermission = lazyPart(() => import('./NoPermission'), 'NoPermission')

interface PageViewProps {
  code: string
  /** What is offered where the page is not there, or is for others. */
  waysOut?: ReactNode
  /** Called with the code that the page has now, where it was asked for by a former one and nothing is typed. */
  onRenamed?(code: string): void
}

/** The published page with this code: fetched, compiled, drawn. What cannot be fetched says so and can be tried again. */
export function PageView({ code, waysOut, onRenamed }: PageViewProps) {
  const { text } = usePageHost()
  const { data, error, refetch } = usePageConfig(code)
  if (data) return <PinnedPage code={code} published={data} isWithdrawn={isGone(error)} waysOut={waysOut} onRenamed={onRenamed} />
  if (!error) return <Spinner minHeight={320} />
  if (error instanceof CallError && error.kind === 'forbidden') return <NoPermission page={code}>{waysOut}</NoPermission>
  return (
    <LoadFailed
      title={failureTitle(error, text)}
      message={code}
      onRetry={() => void refetch()}
      hasBetterWay={isGone(error) && waysOut !== undefined}
    >
      {isGone(error) && waysOut}
    </LoadFailed>
  )
}

function codeOf(page: FetchedPage): string | undefined {
  const { code } = readObject<{ code?: unknown }>(page.config)
  return typeof code === 'string' && code !== '' ? code : undefined
}

function isGone(error: Error | null): boolean {
  return error instanceof CallError && error.kind === 'notFound'
}

/** Specification B7.1: a page that is not there, and any other answer than 200. */
function failureTitle(error: Error, text: PageHost['text']): string {
  if (isGone(error)) return text('calls.pageNotFound')
  return error instanceof CallError && error.kind === 'server' ? text('calls.pageUnavailable') : errorText(error, text)
}

/** `isWithdrawn`: the page was taken off while it is open. What somebody has typed stays on the screen, to be copied from it. */
function PinnedPage({
  code,
  published,
  isWithdrawn,
  waysOut,
  onRenamed,
}: PageViewProps & { published: FetchedPage; isWithdrawn: boolean }) {
  const { page, isWaiting, isDirty, host: pinned } = usePinnedPage(published)
  const now = isDirty ? code : (codeOf(published) ?? code)
  const noteTitle = useSetAtom(notePageTitleAtom)
  const { title } = readObject<{ title?: unknown }>(published.config)
  useEffect(() => noteTitle(now, title), [noteTitle, now, title])
  useEffect(() => {
    if (now !== code) onRenamed?.(now)
  }, [now, code, onRenamed])
  const { inspection, host: inspected } = useInspection(pinned)
  const { host, dialogs } = usePageDialogs(inspected)
  if (isWithdrawn && !isDirty) {
    return (
      <div role="status">
        <StateMessage title={host.text('page.withdrawn')} message={host.text('page.withdrawnHint')}>
          {waysOut}
        </StateMessage>
      </div>
    )
  }
  if (isClosed(page.config, host) && !isDirty) return <NoPermission page={code}>{waysOut}</NoPermission>
  return (
    <PageHostProvider value={host}>
      <InspectionProvider value={inspection}>
        {isWithdrawn && <Alert type="warning" showIcon banner role="status" title={host.text('page.withdrawnTyped')} />}
        {isWaiting && <Alert type="info" showIcon banner role="status" title={host.text('page.newVersion')} />}
        <PageScreen config={page.config} />
        {dialogs}
      </InspectionProvider>
      {inspection && (
        <ErrorBoundary size="block">
          <PartSuspense>
            <DebugPanel config={page.config} inspection={inspection} />
          </PartSuspense>
        </ErrorBoundary>
      )}
    </PageHostProvider>
  )
}
