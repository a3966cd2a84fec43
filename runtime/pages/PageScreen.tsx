import { type ComponentType, Suspense, useEffect } from 'react'
import { preloadForm } from '../form/laterParts'
import { ErrorBoundary } from '../kit/ErrorBoundary'
import { Spinner } from '../kit/Spinner'
import type { PageModel } from '../model/PageModel'
import { pageComponents } from './index'
import { PageProblems } from './PageProblems'
import './PageView.css'
import { usePageModel } from './usePageModel'

/** A page config on the screen, whatever it holds: what is broken says so in its place, the rest works (C-neverwhite). */
export function PageScreen({ config }: { config: unknown }) {
  const page = usePageModel(config)
  // A cast: the component of a kind takes the models of that kind, which the type of a chosen one cannot say.
  const Screen = pageComponents[page.kind] as ComponentType<{ page: PageModel }>
  useEffect(() => {
    // Beside the form and not after it.
    if ('successText' in page) void preloadForm(page)
  }, [page])
  return (
    <div className="page-screen">
      <PageProblems page={page} />
      <ErrorBoundary name={page.title || page.code} resetKeys={[page]}>
        <Suspense fallback={<Spinner minHeight={320} />}>
          <Screen key={page.kind} page={page} />
        </Suspense>
      </ErrorBoundary>
    </div>
  )
}
