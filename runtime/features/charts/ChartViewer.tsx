import type { ChartView } from '../../../schemas/api/charts'
import { DialogWithFullscreen } from '../../kit/DialogWithFullscreen'
import type { ListedModel } from '../../model/ListedModel'
import type { ListDialogProps, RowsContext } from '../ListFeature'
import { ChartOfQuery } from './ChartOfQuery'

interface ChartViewerProps extends ListDialogProps {
  page: ListedModel
  view: ChartView
  question: RowsContext['question']
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
