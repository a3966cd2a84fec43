import { BarChart, LineChart, PieChart, ScatterChart } from 'echarts/charts'
import { AriaComponent, GridComponent, LegendComponent, TooltipComponent } from 'echarts/components'
import { type EChartsCoreOption, init, use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'

use([BarChart, LineChart, PieChart, ScatterChart, GridComponent, LegendComponent, TooltipComponent, AriaComponent, CanvasRenderer])

/** A chart on the screen. */
export interface DrawnChart {
  draw(option: EChartsCoreOption): void
  /** The chart under its title as a PNG, twice as fine as on the screen; null when the browser makes none. */
  picture(heading: ChartHeading): Promise<Blob | null>
  close(): void
}

/** What a chart is called where nothing around it says so, and how that is written. */
export interface ChartHeading {
  title: string
  color: string
  font: string
  /** Colour of the ground, of the chart as well. */
  background: string
}

/** Pixels of the picture to one of the screen. */
const fineness = 2
/** Pixels of the screen over a chart that its title takes, and beside it. */
const headingRoom = { over: 44, beside: 16 }

/** Draws charts in an element, and anew whenever its size changes. */
export function openChart(element: HTMLElement): DrawnChart {
  const chart = init(element)
  const observer = new ResizeObserver(() => chart.resize())
  observer.observe(element)
  return {
    draw: (option) => chart.setOption(option, { notMerge: true }),
    picture(heading) {
      const canvas = chart.renderToCanvas({ pixelRatio: fineness, backgroundColor: heading.background })
      return new Promise((resolve) => withHeading(canvas, heading).toBlob(resolve, 'image/png'))
    },
    close() {
      observer.disconnect()
      chart.dispose()
    },
  }
}

function withHeading(chart: HTMLCanvasElement, { title, color, font, background }: ChartHeading): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const over = headingRoom.over * fineness
  Object.assign(canvas, { width: chart.width, height: chart.height + over })
  const pen = canvas.getContext('2d')
  if (!pen) return chart
  pen.fillStyle = background
  pen.fillRect(0, 0, canvas.width, canvas.height)
  Object.assign(pen, { fillStyle: color, font: `600 ${16 * fineness}px ${font}`, textAlign: 'center', textBaseline: 'middle' })
  pen.fillText(title, canvas.width / 2, over / 2, canvas.width - 2 * headingRoom.beside * fineness)
  pen.drawImage(chart, 0, over)
  return canvas
}
