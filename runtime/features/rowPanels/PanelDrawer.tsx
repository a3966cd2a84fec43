import { Tabs } from 'antd'
import type { RowPanelName } from '../../../schemas/wire/rowCalls'
import { Drawer } from '../../kit/Drawer'
import { ErrorBoundary } from '../../kit/ErrorBoundary'
import { PartSuspense } from '../../kit/PartSuspense'
import { Spinner } from '../../kit/Spinner'
import { stillDrawer } from '../../kit/stillDialog'
import type { FormPart } from '../../model/PageModel'
import { useFeatureText } from '../../session/featureText'
import { rowPanels } from './index'
import type { PanelProps, RowPanel } from './RowPanel'
import { PanelCount } from './RowPanelButtons'
import './rowPanels.css'

interface PanelDrawerProps {
  page: FormPart
  rowId: string
  shown: RowPanelName
  onShow(name: RowPanelName): void
  isOpen: boolean
  onClose(): void
}

/** What is kept of a row beside its values, a tab for each, at the side of its form: what is typed there stays. */
export function PanelDrawer({ page, rowId, shown, onShow, isOpen, onClose }: PanelDrawerProps) {
  const text = useFeatureText({})
  const items = rowPanels.flatMap((panel) => {
    const url = page.panelUrls?.[panel.name]
    if (!url) return []
    const { name, label, isCounted } = panel
    const count = isCounted && <PanelCount key="count" url={url} rowId={rowId} />
    return [
      {
        key: name,
        label: [text(label), count],
        children: <PanelContent panel={panel} page={page} rowId={rowId} url={url} />,
      },
    ]
  })
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      title={page.title}
      size={480}
      rootClassName="pw-panels"
      {...stillDrawer}
      destroyOnHidden
      focusable={{ focusTriggerAfterClose: true }}
    >
      <Tabs size="small" activeKey={shown} onChange={(key) => onShow(key as RowPanelName)} items={items} destroyOnHidden />
    </Drawer>
  )
}

/** What goes wrong in one panel leaves the others, and the form, as they are. */
function PanelContent({ panel: { Panel }, ...props }: PanelProps & { panel: RowPanel }) {
  return (
    <ErrorBoundary size="block">
      <PartSuspense fallback={<Spinner />}>
        <Panel {...props} />
      </PartSuspense>
    </ErrorBoundary>
  )
}
