import { Button } from 'antd'
import { useState } from 'react'
import type { RowPanelName } from '../../../schemas/wire/rowCalls'
import { lazyPart } from '../../kit/lazyPart'
import { PartSuspense } from '../../kit/PartSuspense'
import type { FormPart } from '../../model/PageModel'
import { useFeatureText } from '../../session/featureText'
import { rowPanels } from './index'
import type { RowPanel } from './RowPanel'
import { useLivePanels, usePanelList } from './usePanelList'

const PanelDrawer = lazyPart(() => import('./PanelDrawer'), 'PanelDrawer')

interface RowPanelButtonsProps {
  page: FormPart
  rowId: string
}

/** Buttons that open what is kept of a row beside its values. */
export function RowPanelButtons({ page, rowId }: RowPanelButtonsProps) {
  const [shown, show] = useState<RowPanelName>()
  const [isOpen, setOpen] = useState(false)
  useLivePanels(page, rowId)
  const { panelUrls = {} } = page
  const open = (name: RowPanelName) => {
    show(name)
    setOpen(true)
  }
  return (
    <>
      {rowPanels.map((panel) => {
        const url = panelUrls[panel.name]
        return url && <PanelButton key={panel.name} panel={panel} url={url} rowId={rowId} onOpen={() => open(panel.name)} />
      })}
      <PartSuspense>
        {shown && <PanelDrawer page={page} rowId={rowId} shown={shown} onShow={show} isOpen={isOpen} onClose={() => setOpen(false)} />}
      </PartSuspense>
    </>
  )
}

interface PanelButtonProps {
  panel: RowPanel
  url: string
  rowId: string
  onOpen(): void
}

function PanelButton({ panel: { icon: Icon, label, isCounted }, url, rowId, onOpen }: PanelButtonProps) {
  const text = useFeatureText({})
  return (
    <Button type="text" size="small" icon={<Icon aria-hidden />} aria-haspopup="dialog" onClick={onOpen}>
      <span>
        {text(label)}
        {isCounted && <PanelCount url={url} rowId={rowId} />}
      </span>
    </Button>
  )
}

/** How many there are; nothing while nobody knows, and where there are none. */
export function PanelCount({ url, rowId }: Pick<PanelButtonProps, 'url' | 'rowId'>) {
  const { total } = usePanelList(url, rowId)
  return total ? <> ({total})</> : null
}
