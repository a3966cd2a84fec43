import { chartColour } from './chartColour'
import './charts.css'

/** One bar. */
export interface Bar {
  key: string
  label: string
  count: number
  /** A CSS colour, or the name of one. Bars without one are grey among coloured ones, and of the theme's colour among themselves. */
  color?: string | null
}

interface BarChartProps {
  /** What is counted, for those who do not see it. */
  label: string
  bars: readonly Bar[]
}

/** Numbers as bars, one below the other, each with its name and its number: it can be read without seeing the bars. */
export function BarChart({ label, bars }: BarChartProps) {
  const largest = Math.max(1, ...bars.map(({ count }) => count))
  const plain = bars.some(({ color }) => chartColour(color)) ? 'var(--pw-chart-none)' : 'var(--pw-primary)'
  return (
    <ul className="pw-bars" aria-label={label}>
      {bars.map(({ key, label: name, count, color }) => (
        <li key={key}>
          <span className="pw-bar-name" title={name}>
            {name}
          </span>
          <span className="pw-bar-track" aria-hidden="true">
            <span className="pw-bar" style={{ width: `${(count / largest) * 100}%`, background: chartColour(color) ?? plain }} />
          </span>
          <span className="pw-bar-count">{count}</span>
        </li>
      ))}
    </ul>
  )
}
