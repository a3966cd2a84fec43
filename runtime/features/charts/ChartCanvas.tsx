import { DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import type { ChartOption } from '../../../schemas/api/charts'
import { chartTypes } from '../../../schemas/charts/chartFacts'
import { EmptyState } from '../../kit/EmptyState'
import { saveBlob } from '../../kit/saveBlob'
import { useLook } from '../../kit/theme/useLook'
import { usePageHost } from '../../session/PageHost'
import { ChartTable } from './ChartTable'
import { type DrawnChart, openChart } from './drawChart'
import { dressOption } from './dressOption'
import { readTheme } from './readTheme'
import { useChartText } from './texts'

/** A chart with its numbers: a picture for who sees it, a table for everybody, and the picture as a file. */
export function ChartCanvas({ option, name }: { option: ChartOption; name: string }) {
  const { language, notify } = usePageHost()
  const look = useLook()
  const say = useChartText()
  const place = useRef<HTMLDivElement>(null)
  const chart = useRef<DrawnChart>(undefined)
  const isEmpty = option.series.every(({ data }) => data.length === 0)
  useEffect(() => {
    if (!place.current || isEmpty) return
    const opened = openChart(place.current)
    chart.current = opened
    return () => opened.close()
  }, [isEmpty])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme is read again when the look is another
  useEffect(() => {
    if (!place.current) return
    const { clientWidth: width } = place.current
    chart.current?.draw(dressOption(option, readTheme(place.current), language, { font: fontOf(place.current), width }))
  }, [option, look, language])
  if (isEmpty) return <EmptyState text={say('noRows')} />
  const { saveAsImage } = option.toolbox.feature
  const type = chartTypes.find(({ series }) => series === option.series[0]?.type)
  const savePicture = async () => {
    if (!place.current) return
    const { colorText: color, colorBgContainer: background } = readTheme(place.current)
    const picture = await chart.current?.picture({ title: saveAsImage.name, color, background, font: fontOf(place.current) })
    if (picture) saveBlob(picture, `${saveAsImage.name}.png`)
    else notify('warning', say('pictureFailed'))
  }
  return (
    <div className="chart">
      <div ref={place} className="chart-picture" role="img" aria-label={say('chartOf', { name, type: type ? say(type.name) : '' })} />
      {option.notes.map((note) => (
        <p key={note} className="pw-soft">
          {note}
        </p>
      ))}
      <div className="chart-foot">
        <ChartTable option={option} />
        <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void savePicture()}>
          {saveAsImage.title}
        </Button>
      </div>
    </div>
  )
}

function fontOf(place: HTMLElement): string {
  return getComputedStyle(place).fontFamily
}
