import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import type { DeletedRows } from '../../../schemas/api/rows'
import { FormModal } from '../../kit/FormModal'
import { LoadFailed } from '../../kit/LoadFailed'
import { Spinner } from '../../kit/Spinner'
import { stillDialog } from '../../kit/stillDialog'
import { errorText } from '../../session/errorText'
import { useFeatureText } from '../../session/featureText'
import { usePageHost } from '../../session/PageHost'
import type { ListDialogProps } from '../ListFeature'
import { DeletedList } from './DeletedList'
import './trash.css'
import { trashTexts } from './trashTexts'

interface TrashDialogProps extends ListDialogProps {
  /** Path of the calls: GET tells the deleted rows, POST brings some back. */
  url: string
  title: string
  reload(): void
}

/** The deleted rows of a list, the last deleted first, each with a button that brings it back, and one for those that are ticked. */
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
  const { data, error, refetch } = useQuery({
    queryKey: ['deleted', url],
    queryFn: ({ signal }) => calls.get<DeletedRows>(url, undefined, { signal }),
    gcTime: 0,
  })
  if (error && !data) return <LoadFailed message={errorText(error, text)} onRetry={() => void refetch()} />
  if (!data) return <Spinner />
  return (
    <DeletedList
      rows={data.records}
      url={url}
      onDone={() => {
        void refetch()
        reload()
      }}
    />
  )
}
