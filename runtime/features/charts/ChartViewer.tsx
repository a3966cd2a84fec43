import type { ChartView } from '../../../schemas/api/charts'
import { DialogWithFullscreen } from '../../kit/DialogWithFullscreen'
import type { ListModel } from '../../model/PageModel'
import type { ListContext, ListDialogProps } from '../ListFeature'
import { ChartOfQuery } from './ChartOfQuery'

interface ChartViewerProps extends ListDialogProps {
  page: ListModel
  view: ChartView
  question: ListContext['question']
  onEdit(): void
}

/** A saved chart in a dialog. */
export function ChartViewer({ isOpen, onClose, ...chart }: ChartViewerProps) {
  return (
    <DialogWithFullscreen isOpen={isOpen} title={chart.view.chartName} width={1100} onClose={onClose}>
      <ChartOfQuery {...chart} />
    </DialogWithFullscreen>
  )
}
