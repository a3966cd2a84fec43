import { type ComponentType, Suspense, useEffect } from 'react'
import type { PageKind } from '../../schemas/page/PageConfig'
import { preloadInputs } from '../fields/preloadInputs'
import { ErrorBoundary } from '../kit/ErrorBoundary'
import { lazyPart } from '../kit/lazyPart'
import { Spinner } from '../kit/Spinner'
import type { PageModel } from '../model/PageModel'
import { ListPage } from './ListPage'
import { PageProblems } from './PageProblems'
import './PageView.css'
import { usePageModel } from './usePageModel'

const FormPage = lazyPart(() => import('./FormPage'), 'FormPage')
const ReportPage = lazyPart(() => import('./ReportPage'), 'ReportPage')

const screens: Readonly<Record<PageKind, ComponentType<{ page: PageModel }>>> = { list: ListPage, form: FormPage, report: ReportPage }

/** A page config on the screen, whatever it holds: what is broken says so in its place, the rest works (ledger C-neverwhite). */
export function PageScreen({ config }: { config: unknown }) {
  const page = usePageModel(config)
  const Screen = screens[page.kind]
  useEffect(() => {
    // Beside the form and not after it.
    if (page.kind === 'form') void preloadInputs(page.form.fields)
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
