import './charts.css'

/** One point, from left to right. */
export interface LinePoint {
  key: string
  label: string
  count: number
}

interface LineChartProps {
  /** What is counted, for those who do not see it. */
  label: string
  /** Headings of the same numbers as a table. */
  columns: readonly [name: string, count: string]
  points: readonly LinePoint[]
}

/** Width of one step and height of the picture, in units of its own: it takes the width that there is. */
const step = 100
const height = 100

/** Numbers over time as a line. The same numbers stand as a table for those who do not see it. */
export function LineChart({ label, columns, points }: LineChartProps) {
  const largest = Math.max(1, ...points.map(({ count }) => count))
  const line = points.map(({ count }, index) => `${index * step},${height - (count / largest) * height}`).join(' ')
  const width = Math.max(1, points.length - 1) * step
  return (
    <figure className="pw-line-chart">
      <div className="pw-line-plot" aria-hidden="true">
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <polygon className="pw-line-area" points={`0,${height} ${line} ${width},${height}`} />
          <polyline className="pw-line" points={line} />
        </svg>
        {points.map(({ key, label: name, count }, index) => (
          <span
            key={key}
            className="pw-line-point"
            title={`${name}: ${count}`}
            style={{ left: `${(index * step * 100) / width}%`, bottom: `${(count / largest) * 100}%` }}
          >
            {count > 0 && <span>{count}</span>}
          </span>
        ))}
      </div>
      <div className="pw-line-names" aria-hidden="true">
        {points
          .filter((_, index) => index === 0 || index === points.length - 1 || index === Math.floor(points.length / 2))
          .map(({ key, label: name }) => (
            <span key={key}>{name}</span>
          ))}
      </div>
      <table className="pw-visually-hidden">
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{columns[0]}</th>
            <th scope="col">{columns[1]}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ key, label: name, count }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
