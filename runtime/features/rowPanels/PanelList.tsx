import './rowPanels.css'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { EmptyState } from '../../kit/EmptyState'
import { LoadFailed } from '../../kit/LoadFailed'
import { Spinner } from '../../kit/Spinner'
import { errorText } from '../../session/errorText'
import { useFeatureText } from '../../session/featureText'
import { usePageHost } from '../../session/PageHost'
import { panelTexts } from './panelTexts'
import type { usePanelList } from './usePanelList'

interface PanelListProps<T> {
  list: Omit<ReturnType<typeof usePanelList<T>>, 'records'> & { records: readonly T[] | undefined }
  /** Said where there is nothing. */
  empty: string
  /** What the list is called. */
  label: string
  children(record: T): ReactNode
}

/** What is kept of a row as a list, with what is seen while it loads, where it is empty and where it failed. */
export function PanelList<T extends { id: string }>({ list, empty, label, children }: PanelListProps<T>) {
  const { text } = usePageHost()
  const say = useFeatureText(panelTexts)
  const { records, error, retry, more, isLoadingMore } = list
  if (error) return <LoadFailed message={errorText(error, text)} onRetry={retry} />
  if (!records) return <Spinner />
  if (records.length === 0) return <EmptyState text={empty} />
  return (
    <>
      <ul className="pw-panel-list" aria-label={label}>
        {records.map((record) => (
          <li key={record.id}>{children(record)}</li>
        ))}
      </ul>
      {more && (
        <Button block loading={isLoadingMore} onClick={more}>
          {say('more')}
        </Button>
      )}
    </>
  )
}
