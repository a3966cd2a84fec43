import { type ComponentType, useEffect } from 'react'
import type { PageConfig } from '../../schemas/page/kinds'
import { preloadFields } from '../form/laterParts'
import { ErrorBoundary } from '../kit/ErrorBoundary'
import { lazyPart } from '../kit/lazyPart'
import { PartSuspense } from '../kit/PartSuspense'
import { Spinner } from '../kit/Spinner'
import type { PageModel } from '../model/PageModel'
import { readObject } from '../model/read'
import { PageProblems } from './PageProblems'
import { pageComponents } from './pageComponents'
import './PageView.css'
import { usePageModel } from './usePageModel'

const HeaderAreas = lazyPart(() => import('./header/HeaderAreas'), 'HeaderAreas')

/** A page config on the screen, whatever it holds: what is broken says so in its place, the rest works (C-neverwhite). */
export function PageScreen({ config }: { config: unknown }) {
  const page = usePageModel(config)
  const { header } = readObject<PageConfig>(config)
  // A cast: the component of a kind takes the models of that kind, which the type of a chosen one cannot say.
  const Screen = pageComponents[page.kind] as ComponentType<{ page: PageModel }>
  useEffect(() => {
    // Beside the form and not after it.
    if ('successText' in page) void preloadFields(page)
  }, [page])
  return (
    <div className="page-screen">
      {header !== undefined && (
        <ErrorBoundary size="block" resetKeys={[page]}>
          <PartSuspense>
            <HeaderAreas written={header} />
          </PartSuspense>
        </ErrorBoundary>
      )}
      <PageProblems page={page} />
      <ErrorBoundary name={page.title || page.code} resetKeys={[page]}>
        <PartSuspense fallback={<Spinner minHeight={320} />}>
          <Screen key={page.kind} page={page} />
        </PartSuspense>
      </ErrorBoundary>
    </div>
  )
}
