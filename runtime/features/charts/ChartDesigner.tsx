import { Card, Form } from 'antd'
import { useId, useState } from 'react'
import type { ChartOptionBody, ChartView } from '../../../schemas/api/charts'
import { DialogWithFullscreen } from '../../kit/DialogWithFullscreen'
import type { ListedModel } from '../../model/ListedModel'
import { usePageHost } from '../../session/PageHost'
import type { ListDialogProps } from '../ListFeature'
import { ChartArea } from './ChartArea'
import { ChartButtons } from './ChartButtons'
import { ChartForm } from './ChartForm'
import type { ChartValues } from './chartValues'
import { useChartText } from './texts'
import { useChartDesign } from './useChartDesign'
import './charts.css'

interface ChartDesignerProps extends ListDialogProps {
  page: ListedModel
  /** The saved chart that is changed; null for a new one. */
  view: ChartView | null
  /** It was saved. */
  onSaved(): void
  /** It is closed, saved or not. */
  onLeft?(): void
}

/** Makes a chart over the rows of a page, or changes one. What was typed is asked about before it is lost. */
export function ChartDesigner({ isOpen, onClose, onLeft, ...design }: ChartDesignerProps) {
  const { text, setDirty } = usePageHost()
  const chartText = useChartText()
  const dirtyKey = useId()
  const [isDirty, setIsDirty] = useState(false)
  const noteDirty = (dirty: boolean) => {
    setIsDirty(dirty)
    setDirty(dirtyKey, dirty)
  }
  const close = () => {
    noteDirty(false)
    onClose()
    onLeft?.()
  }
  return (
    <DialogWithFullscreen
      isOpen={isOpen}
      title={design.view ? `${text('list.edit')} · ${design.view.chartName}` : chartText('new')}
      width={1100}
      isDirty={isDirty}
      onClose={close}
    >
      <Design {...design} onDirtyChange={noteDirty} onClose={close} />
    </DialogWithFullscreen>
  )
}

interface DesignProps extends Omit<ChartDesignerProps, 'isOpen' | 'onLeft'> {
  onDirtyChange(isDirty: boolean): void
}

function Design({ page, view, onSaved, onDirtyChange, onClose }: DesignProps) {
  const [form] = Form.useForm<ChartValues>()
  const [preview, setPreview] = useState<{ body: ChartOptionBody; round: number }>()
  const saved = () => {
    onSaved()
    onClose()
  }
  const design = useChartDesign({ page, view, form, onSaved: saved })
  const reset = () => {
    form.resetFields()
    setPreview(undefined)
    onDirtyChange(false)
  }
  const showPreview = async () => {
    const body = await design.read('preview')
    if (body) setPreview((former) => ({ body, round: (former?.round ?? 0) + 1 }))
  }
  return (
    <>
      <Card size="small">
        <ChartForm form={form} design={design} onChange={() => onDirtyChange(true)} />
        <ChartButtons isBusy={design.isBusy} onReset={reset} onPreview={() => void showPreview()} onSave={() => void design.save()} />
      </Card>
      <ChartArea body={preview?.body} round={preview?.round} name={preview?.body.chartName || page.title} />
    </>
  )
}
