import { BarChart, LineChart, PieChart, ScatterChart } from 'echarts/charts'
import { AriaComponent, GridComponent, LegendComponent, TooltipComponent } from 'echarts/components'
import { type EChartsCoreOption, init, use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'

use([BarChart, LineChart, PieChart, ScatterChart, GridComponent, LegendComponent, TooltipComponent, AriaComponent, CanvasRenderer])

/** A chart on the screen. */
export interface DrawnChart {
  draw(option: EChartsCoreOption): void
  /** The chart as a PNG, twice as fine as on the screen; null when the browser makes none. */
  picture(background: string): Promise<Blob | null>
  close(): void
}

/** Draws charts in an element, and anew whenever its size changes. */
export function openChart(element: HTMLElement): DrawnChart {
  const chart = init(element)
  const observer = new ResizeObserver(() => chart.resize())
  observer.observe(element)
  return {
    draw: (option) => chart.setOption(option, { notMerge: true }),
    picture(backgroundColor) {
      const canvas = chart.renderToCanvas({ pixelRatio: 2, backgroundColor })
      return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
    },
    close() {
      observer.disconnect()
      chart.dispose()
    },
  }
}
