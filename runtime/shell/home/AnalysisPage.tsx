import { AllPages } from './AllPages'
import { Counts } from './Counts'
import { Figures } from './Figures'
import { RecentPages } from './RecentPages'
import { Welcome } from './Welcome'
import './home.css'

/** `/dashboard/analysis`, where everybody lands: numbers over the whole, and the way to every page. */
export function AnalysisPage() {
  return (
    <div className="pw-home">
      <Welcome />
      <Figures />
      <Counts />
      <RecentPages />
      <AllPages />
    </div>
  )
}
