import { OftenUsedPages } from './OftenUsed'
import { OwnTasks } from './OwnTasks'
import { RecentPages } from './RecentPages'
import { Unread } from './Unread'
import { Welcome } from './Welcome'
import './home.css'

/** `/dashboard/workplace`, the workbench: what the user has to do, to know, and works with. */
export function WorkplacePage() {
  return (
    <div className="pw-home">
      <Welcome />
      <div className="pw-home-pair">
        <OwnTasks />
        <Unread />
      </div>
      <OftenUsedPages />
      <RecentPages />
    </div>
  )
}
