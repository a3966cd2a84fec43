import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { CountChart } from '../../../schemas/api/dashboard'
import { BarChart } from '../../kit/charts/BarChart'
import { LineChart } from '../../kit/charts/LineChart'
import { EmptyState } from '../../kit/EmptyState'
import { ErrorNotice } from '../../kit/ErrorNotice'
import { useText } from '../../text/useText'
import { HomeSection } from './HomeSection'
import { useCounts } from './useDashboard'

/** Counts of the rows that the user may read, as the pages declare them. */
export function Counts() {
  const { text } = useText()
  const reading = useCounts()
  return (
    <HomeSection
      title={text('home.counts')}
      reading={reading}
      isEmpty={({ charts }) => charts.length === 0}
      empty={text('home.countsEmpty')}
    >
      {({ charts }) => (
        <div className="pw-charts">
          {charts.map((chart) => (
            <ChartCard key={`${chart.page} ${chart.title}`} chart={chart} onRetry={reading.retry} />
          ))}
        </div>
      )}
    </HomeSection>
  )
}

function ChartCard({ chart, onRetry }: { chart: CountChart; onRetry(): void }) {
  const { text } = useText()
  const id = useId()
  return (
    <article className="pw-card pw-chart" aria-labelledby={id}>
      <header>
        <h4 id={id}>{chart.title}</h4>
        <Link to={chart.path} aria-describedby={id}>
          {text('home.details')}
        </Link>
      </header>
      {chart.isBroken ? <ErrorNotice title={text('home.countBroken')} onRetry={onRetry} /> : <Chart chart={chart} />}
      {!chart.isBroken && chart.total > 0 && <p className="pw-soft">{text('home.total', { count: chart.total })}</p>}
    </article>
  )
}

function Chart({ chart: { title, by, points, total } }: { chart: CountChart }) {
  const { text } = useText()
  if (total === 0) return <EmptyState />
  const named = points.map(({ value, label, count, color }) => ({
    key: value ?? '',
    label: value === null ? text('home.noValue') : label,
    count,
    color,
  }))
  if (by === 'value') return <BarChart label={title} bars={named} />
  return <LineChart label={title} columns={[text('home.month'), text('home.count')]} points={named} />
}
