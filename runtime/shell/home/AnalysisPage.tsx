import { lazyPart } from '../../kit/lazyPart'
import { PartSuspense } from '../../kit/PartSuspense'
import { usePageHost } from '../../session/PageHost'
import { AllPages } from './AllPages'
import { Counts } from './Counts'
import { Figures } from './Figures'
import { OwnTasks } from './OwnTasks'
import { RecentPages } from './RecentPages'
import { Unread } from './Unread'
import { Welcome } from './Welcome'
import './home.css'

const Visits = lazyPart(() => import('./Visits'), 'Visits')

/** `/dashboard/analysis`, where everybody lands: what is to be done and to be known first, then numbers over the whole, and the way to every page. */
export function AnalysisPage() {
  const { can } = usePageHost()
  return (
    <div className="pw-home">
      <Welcome />
      <div className="pw-home-pair">
        <OwnTasks />
        <Unread />
      </div>
      <Figures />
      <Counts />
      {can('log:read') && (
        <PartSuspense>
          <Visits />
        </PartSuspense>
      )}
      <RecentPages />
      <AllPages />
    </div>
  )
}
