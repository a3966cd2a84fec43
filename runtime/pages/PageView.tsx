import { Alert } from 'antd'
import { Suspense } from 'react'
import { CallError, type FetchedPage } from '../calls/Calls'
import { ErrorBoundary } from '../kit/ErrorBoundary'
import { LoadFailed } from '../kit/LoadFailed'
import { lazyPart } from '../kit/lazyPart'
import { Spinner } from '../kit/Spinner'
import { errorText } from '../session/errorText'
import { InspectionProvider } from '../session/inspection'
import { type PageHost, PageHostProvider, usePageHost } from '../session/PageHost'
import { usePageConfig } from '../session/usePageConfig'
import { usePageDialogs } from './dialog/usePageDialogs'
import { PageScreen } from './PageScreen'
import { useInspection } from './useInspection'
import { usePinnedPage } from './usePinnedPage'

const DebugPanel = lazyPart(() => import('./debug/DebugPanel'), 'DebugPanel')

/** The published page with this code: fetched, compiled, drawn. What cannot be fetched says so and can be tried again. */
export function PageView({ code }: { code: string }) {
  const { text } = usePageHost()
  const { data, error, refetch } = usePageConfig(code)
  if (data) return <PinnedPage published={data} />
  if (!error) return <Spinner minHeight={320} />
  return <LoadFailed title={failureTitle(error, text)} message={code} onRetry={() => void refetch()} />
}

/** Specification B7.1: a page that is not there, and any other answer than 200. */
function failureTitle(error: Error, text: PageHost['text']): string {
  if (error instanceof CallError && error.kind === 'notFound') return text('calls.pageNotFound')
  return error instanceof CallError && error.kind === 'server' ? text('calls.pageUnavailable') : errorText(error, text)
}

function PinnedPage({ published }: { published: FetchedPage }) {
  const { page, isWaiting, host: pinned } = usePinnedPage(published)
  const { inspection, host: inspected } = useInspection(pinned)
  const { host, dialogs } = usePageDialogs(inspected)
  return (
    <PageHostProvider value={host}>
      <InspectionProvider value={inspection}>
        {isWaiting && <Alert type="info" showIcon banner role="status" title={host.text('page.newVersion')} />}
        <PageScreen config={page.config} />
        {dialogs}
      </InspectionProvider>
      {inspection && (
        <ErrorBoundary size="block">
          <Suspense>
            <DebugPanel config={page.config} inspection={inspection} />
          </Suspense>
        </ErrorBoundary>
      )}
    </PageHostProvider>
  )
}
