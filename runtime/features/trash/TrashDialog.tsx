import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import type { DeletedRow, DeletedRows } from '../../../schemas/api/rows'
import { EmptyState } from '../../kit/EmptyState'
import { FormModal } from '../../kit/FormModal'
import { LoadFailed } from '../../kit/LoadFailed'
import { Spinner } from '../../kit/Spinner'
import { stillDialog } from '../../kit/stillDialog'
import { errorText } from '../../session/errorText'
import { useFeatureText } from '../../session/featureText'
import { usePageHost } from '../../session/PageHost'
import { formatNoted } from '../../text/formatMoment'
import type { ListDialogProps } from '../ListFeature'
import { restore } from './offerUndo'
import './trash.css'
import { trashTexts } from './trashTexts'

interface TrashDialogProps extends ListDialogProps {
  /** Path of the calls: GET tells the deleted rows, POST brings some back. */
  url: string
  title: string
  reload(): void
}

/** The deleted rows of a list, the last deleted first, each with a button that brings it back. */
export function TrashDialog({ url, title, reload, isOpen, onClose }: TrashDialogProps) {
  const say = useFeatureText(trashTexts)
  return (
    <FormModal
      open={isOpen}
      width={640}
      {...stillDialog}
      title={say('title', { page: title })}
      footer={<Button onClick={onClose}>{say('close')}</Button>}
      onCancel={onClose}
      destroyOnHidden
    >
      <p className="list-trash-hint">{say('kept')}</p>
      <Deleted url={url} reload={reload} />
    </FormModal>
  )
}

function Deleted({ url, reload }: Pick<TrashDialogProps, 'url' | 'reload'>) {
  const { calls, text } = usePageHost()
  const say = useFeatureText(trashTexts)
  const { data, error, refetch } = useQuery({
    queryKey: ['deleted', url],
    queryFn: ({ signal }) => calls.get<DeletedRows>(url, undefined, { signal }),
    gcTime: 0,
  })
  if (error && !data) return <LoadFailed message={errorText(error, text)} onRetry={() => void refetch()} />
  if (!data) return <Spinner />
  if (data.records.length === 0) return <EmptyState text={say('empty')} />
  const afterwards = () => {
    void refetch()
    reload()
  }
  return (
    <ul className="list-trash">
      {data.records.map((row) => (
        <DeletedItem key={row.id} row={row} url={url} onDone={afterwards} />
      ))}
    </ul>
  )
}

function DeletedItem({ row, url, onDone }: { row: DeletedRow; url: string; onDone(): void }) {
  const host = usePageHost()
  const say = useFeatureText(trashTexts)
  const [isBusy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    await restore(host, url, [row.id])
    setBusy(false)
    // Whatever was in the way, the list tells what rests now.
    onDone()
  }
  return (
    <li>
      <span className="list-trash-name">
        <strong>{row.name}</strong>
        <span className="list-trash-hint">{say('by', { user: row.deletedBy ?? '', time: formatNoted(row.deletedAt) })}</span>
      </span>
      <Button loading={isBusy} aria-label={say('restoreOne', { name: row.name })} onClick={press}>
        {say('restore')}
      </Button>
    </li>
  )
}
