import { CopyOutlined, ExportOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { Row } from '../../../schemas/api/Result'
import { lazyPart } from '../../kit/lazyPart'
import { PartSuspense } from '../../kit/PartSuspense'
import type { FormPart } from '../../model/PageModel'
import { addressOfForm } from './useOpenedForm'
import './rowDialog.css'
import { useRowDialogText } from './rowDialogTexts'
import type { WholeList } from './useTurning'

const RowPanelButtons = lazyPart(() => import('../rowPanels/RowPanelButtons'), 'RowPanelButtons')

interface RowToolsProps {
  page: FormPart
  row: Row
  /** The rows around it, in the order of the list. */
  rows: readonly Row[]
  /** Where those stand among all; undefined where that is not known. */
  whole?: WholeList
  /** Opens another one; without it none can be opened from here. */
  onGo?(row: Row): void
  /** Goes on to the next page of the list, or to the one before. */
  onTurn?(step: 1 | -1): void
  /** Begins a new row with the values of this one; undefined where nobody may, or while it is read. */
  onCopy?(): void
}

/** Above the form of a stored row: the way to its neighbours, and what can be done with it. */
export function RowTools({ page, row, rows, whole, onGo, onTurn, onCopy }: RowToolsProps) {
  const text = useRowDialogText()
  const at = rows.findIndex(({ id }) => id === row.id)
  const canGo = onGo !== undefined && at >= 0 && (rows.length > 1 || hasMore(whole, rows, -1) || hasMore(whole, rows, 1))
  const address = addressOfForm(page, row.id)
  const hasPanels = Object.keys(page.panelUrls ?? {}).length > 0
  if (!canGo && !onCopy && address === undefined && !hasPanels) return null
  const go = (label: 'previous' | 'next', step: 1 | -1, icon: React.ReactNode) => {
    const to = rows[at + step]
    const press = to ? () => onGo?.(to) : hasMore(whole, rows, step) ? () => onTurn?.(step) : undefined
    return (
      // Disabled at the end it would lose the focus, and with it the place of whoever steps by keyboard.
      <Button type="text" size="small" icon={icon} aria-disabled={!press} aria-label={text(label)} title={text(label)} onClick={press} />
    )
  }
  return (
    <div role="toolbar" aria-label={text('tools')} className="pw-row-tools">
      {hasPanels && (
        <PartSuspense>
          <RowPanelButtons key={row.id} page={page} rowId={row.id} />
        </PartSuspense>
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
          {go('previous', -1, <LeftOutlined aria-hidden />)}
          <span aria-live="polite">{text(...positionOf(at, rows, whole))}</span>
          {go('next', 1, <RightOutlined aria-hidden />)}
        </>
      )}
    </div>
  )
}

/** Whether the list has rows behind, or before, those of its page. */
function hasMore(whole: WholeList | undefined, rows: readonly Row[], step: 1 | -1): boolean {
  if (!whole) return false
  return step === -1 ? whole.before > 0 : whole.before + rows.length < whole.total
}

type Position = [text: 'position' | 'positionShown', places: { at: number; count: number | string }]

/** Says which row it is, of the whole list where that is known. */
function positionOf(at: number, rows: readonly Row[], whole: WholeList | undefined): Position {
  if (!whole) return ['positionShown', { at: at + 1, count: rows.length }]
  const { before, total, isCapped } = whole
  return ['position', { at: before + at + 1, count: isCapped ? `${total}+` : total }]
}
