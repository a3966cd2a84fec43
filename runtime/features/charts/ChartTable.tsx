import type { ChartOption, ChartSeries } from '../../../schemas/api/charts'
import { formatNumber } from '../../text/formatNumber'
import { figureForm, figureIn } from './figureIn'
import { useChartText } from './texts'

/** The numbers of a chart, folded away until somebody wants them. */
export function ChartTable({ option }: { option: ChartOption }) {
  const say = useChartText()
  const { xAxis, series } = option
  const labels = labelsOf(option, (x) => formatNumber(x, figureForm))
  return (
    <details className="chart-numbers">
      <summary>{say('numbers')}</summary>
      <div className="chart-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{xAxis.name}</th>
              {/* Two fields, and two values, can be called the same. */}
              {series.map(({ name }, at) => (
                <th key={at} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map((label, index) => (
              <tr key={index}>
                <th scope="row">{label}</th>
                {series.map((one, at) => (
                  <td key={at}>{figureIn(one, figureOf(one.data[index]))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

type Point = ChartSeries['data'][number] | undefined

/** What each place on the X axis is called: its category, its slice, or its number. */
function labelsOf({ xAxis, series }: ChartOption, asText: (x: number) => string): string[] {
  const points: readonly Point[] = series[0]?.data ?? []
  return points.map((point, index) => {
    if (Array.isArray(point)) return point[0] === null || point[0] === undefined ? '' : asText(point[0])
    if (point !== null && typeof point === 'object') return point.name
    return xAxis.data?.[index] ?? ''
  })
}

function figureOf(point: Point): number | null {
  if (Array.isArray(point)) return point[1] ?? null
  if (point !== null && typeof point === 'object') return point.value
  return point ?? null
}
