import { Button } from 'antd'
import { useChartText } from './texts'

interface ChartButtonsProps {
  isBusy: boolean
  onReset(): void
  onPreview(): void
  onSave(): void
}

/** What can be done with a chart that is being made. */
export function ChartButtons({ isBusy, onReset, onPreview, onSave }: ChartButtonsProps) {
  const say = useChartText()
  return (
    <div className="chart-buttons">
      <Button onClick={onReset}>{say('reset')}</Button>
      <Button onClick={onPreview}>{say('preview')}</Button>
      <Button type="primary" loading={isBusy} onClick={onSave}>
        {say('save')}
      </Button>
    </div>
  )
}
