import { Suspense } from 'react'
import { lazyPart } from '../../kit/lazyPart'
import { usePageHost } from '../../session/PageHost'
import { AllPages } from './AllPages'
import { Counts } from './Counts'
import { Figures } from './Figures'
import { RecentPages } from './RecentPages'
import { Welcome } from './Welcome'
import './home.css'

const Visits = lazyPart(() => import('./Visits'), 'Visits')

/** `/dashboard/analysis`, where everybody lands: numbers over the whole, and the way to every page. */
export function AnalysisPage() {
  const { can } = usePageHost()
  return (
    <div className="pw-home">
      <Welcome />
      <Figures />
      <Counts />
      {can('log:read') && (
        <Suspense>
          <Visits />
        </Suspense>
      )}
      <RecentPages />
      <AllPages />
    </div>
  )
}
