import { PlusOutlined } from '@ant-design/icons'
import { Button, Tabs } from 'antd'
import type { ChartView } from '../../../schemas/api/charts'
import { DialogWithFullscreen } from '../../kit/DialogWithFullscreen'
import { EmptyState } from '../../kit/EmptyState'
import { LoadFailed } from '../../kit/LoadFailed'
import { lazyPart } from '../../kit/lazyPart'
import { Spinner } from '../../kit/Spinner'
import { narrowScreen, useMediaQuery } from '../../kit/useMediaQuery'
import type { ListModel } from '../../model/PageModel'
import { errorText } from '../../session/errorText'
import { useFeatureText } from '../../session/featureText'
import { usePageHost } from '../../session/PageHost'
import { ChartOfQuery } from '../charts/ChartOfQuery'
import { useChartText } from '../charts/texts'
import { useSavedCharts } from '../charts/useSavedCharts'
import type { ListContext, ListDialogProps } from '../ListFeature'

const ChartDesigner = lazyPart(() => import('../charts/ChartDesigner'), 'ChartDesigner')

const texts = {
  title: { 'zh-CN': '分析：${title}', 'en-US': 'Analysis: ${title}', 'de-DE': 'Auswertung: ${title}' },
}

interface AnalysisDialogProps extends ListDialogProps, Pick<ListContext, 'question' | 'show'> {
  page: ListModel
}

/** The charts that the user has of the page, each worked out when it is first looked at. */
export function AnalysisDialog({ page, question, show, isOpen, onClose }: AnalysisDialogProps) {
  const { text } = usePageHost()
  const say = useFeatureText(texts)
  const sayOfCharts = useChartText()
  const isNarrow = useMediaQuery(narrowScreen)
  const { charts, error, retry, renew } = useSavedCharts(page)
  // The list shows one dialog at a time: whoever made a chart from here is brought back to it.
  const onLeft = () => show(AnalysisDialog, { page, question, show })
  const design = (view: ChartView | null) => show(ChartDesigner, { page, view, onSaved: renew, onLeft })
  const create = (
    <Button icon={<PlusOutlined aria-hidden />} onClick={() => design(null)}>
      {sayOfCharts('new')}
    </Button>
  )
  const items = charts?.map((view) => ({
    key: view.id,
    label: view.chartName,
    children: <ChartOfQuery page={page} view={view} question={question} onEdit={() => design(view)} />,
  }))
  return (
    <DialogWithFullscreen isOpen={isOpen} title={say('title', { title: page.title })} width={1100} onClose={onClose}>
      {!charts && (error ? <LoadFailed message={errorText(error, text)} onRetry={retry} /> : <Spinner minHeight={400} />)}
      {charts?.length === 0 && <EmptyState text={sayOfCharts('none')}>{create}</EmptyState>}
      {items && items.length > 0 && <Tabs tabPlacement={isNarrow ? 'top' : 'start'} items={items} tabBarExtraContent={create} />}
    </DialogWithFullscreen>
  )
}
