import { Button, Progress } from 'antd'
import { useEffect, useState } from 'react'
import { FormModal } from '../../kit/FormModal'
import { stillDialog } from '../../kit/stillDialog'
import { useFocusBack } from '../../kit/useFocusBack'
import { useFeatureText } from '../../session/featureText'
import { warnOf } from '../../session/warnOf'
import { formatNumber } from '../../text/formatNumber'
import type { ListDialogProps, RowsContext } from '../ListFeature'
import { fetchAllRows, type PrintableRows } from './fetchAllRows'
import { PrintedList } from './PrintedList'
import { printTexts } from './printTexts'

interface PrintDialogProps extends ListDialogProps {
  /** The list as it stood when the button was pressed. */
  context: RowsContext
  /** Nothing is on its way any more. */
  onEnd(): void
}

/** Milliseconds before fetching is worth a dialog of its own. */
const patience = 1000

/** Fetches the rows of a list and prints them. What takes longer than a moment shows how far it is, and can be ended. */
export function PrintDialog({ isOpen, ...props }: PrintDialogProps) {
  return isOpen ? <Printing {...props} /> : null
}

function Printing({ context, onEnd, onClose }: Omit<PrintDialogProps, 'isOpen'>) {
  const { host } = context
  // To the button: what shows how far it is may stand between it and the paper.
  useFocusBack()
  const [printable, setPrintable] = useState<PrintableRows>()
  const [{ count, total }, setProgress] = useState({ count: 0, total: 0 })
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once, for the list as it stood
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    fetchAllRows(context, { signal, onProgress: (fetched, all) => setProgress({ count: fetched, total: all }) }).then(
      (found) => !signal.aborted && setPrintable(found),
      (error: unknown) => {
        if (signal.aborted) return
        warnOf(host, error)
        onClose()
      },
    )
    return () => {
      leaving.abort()
      onEnd()
    }
  }, [])
  if (printable) return <PrintedList context={context} printable={printable} onEnd={onClose} />
  return <FetchingNotice count={count} total={total} onCancel={onClose} />
}

interface FetchingNoticeProps {
  count: number
  total: number
  onCancel(): void
}

function FetchingNotice({ count, total, onCancel }: FetchingNoticeProps) {
  const say = useFeatureText(printTexts)
  const isLong = useIsLong()
  const words = total === 0 ? undefined : say('fetched', { count: formatNumber(count), total: formatNumber(total) })
  return (
    <FormModal
      open={isLong}
      title={say('preparing')}
      width={420}
      mask={{ closable: false }}
      {...stillDialog}
      onCancel={onCancel}
      footer={<Button onClick={onCancel}>{say('cancel')}</Button>}
    >
      <Progress percent={total === 0 ? 0 : Math.min(99, Math.floor((count / total) * 100))} status="active" aria-label={say('preparing')} />
      <div aria-live="polite">{words}</div>
    </FormModal>
  )
}

function useIsLong(): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return isLong
}
