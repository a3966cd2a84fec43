import { CopyOutlined, ExportOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Suspense } from 'react'
import type { Row } from '../../../schemas/api/Result'
import { lazyPart } from '../../kit/lazyPart'
import type { FormPart } from '../../model/PageModel'
import { addressOfForm } from './useOpenedForm'
import './rowDialog.css'
import { useRowDialogText } from './rowDialogTexts'

const RowPanelButtons = lazyPart(() => import('../rowPanels/RowPanelButtons'), 'RowPanelButtons')

interface RowToolsProps {
  page: FormPart
  row: Row
  /** The rows around it, in the order of the list. */
  rows: readonly Row[]
  /** Opens another one; without it none can be opened from here. */
  onGo?(row: Row): void
  /** Begins a new row with the values of this one; undefined where nobody may, or while it is read. */
  onCopy?(): void
}

/** Above the form of a stored row: the way to its neighbours, and what can be done with it. */
export function RowTools({ page, row, rows, onGo, onCopy }: RowToolsProps) {
  const text = useRowDialogText()
  const at = rows.findIndex(({ id }) => id === row.id)
  const canGo = onGo !== undefined && at >= 0 && rows.length > 1
  const address = addressOfForm(page, row.id)
  const hasPanels = Object.keys(page.panelUrls ?? {}).length > 0
  if (!canGo && !onCopy && address === undefined && !hasPanels) return null
  const go = (label: 'previous' | 'next', to: Row | undefined, icon: React.ReactNode) => (
    // Disabled at the end it would lose the focus, and with it the place of whoever steps by keyboard.
    <Button
      type="text"
      size="small"
      icon={icon}
      aria-disabled={!to}
      aria-label={text(label)}
      title={text(label)}
      onClick={() => to && onGo?.(to)}
    />
  )
  return (
    <div role="toolbar" aria-label={text('tools')} className="pw-row-tools">
      {hasPanels && (
        <Suspense>
          <RowPanelButtons key={row.id} page={page} rowId={row.id} />
        </Suspense>
      )}
      {address !== undefined && (
        <Button type="text" size="small" icon={<ExportOutlined aria-hidden />} href={address} target="_blank" rel="noopener">
          {text('ownTab')}
        </Button>
      )}
      {onCopy && (
        <Button type="text" size="small" icon={<CopyOutlined aria-hidden />} onClick={onCopy}>
          {text('copy')}
        </Button>
      )}
      {canGo && (
        <>
          {go('previous', rows[at - 1], <LeftOutlined aria-hidden />)}
          <span aria-live="polite">{text('position', { at: at + 1, count: rows.length })}</span>
          {go('next', rows[at + 1], <RightOutlined aria-hidden />)}
        </>
      )}
    </div>
  )
}
