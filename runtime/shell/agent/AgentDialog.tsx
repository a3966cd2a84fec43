import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import type { Row } from '../../../schemas/api/Result'
import { RowForm } from '../../form/RowForm'
import { DialogWithFullscreen, useCloseWithQuestion } from '../../kit/DialogWithFullscreen'
import { ErrorNotice } from '../../kit/ErrorNotice'
import { LoadFailed } from '../../kit/LoadFailed'
import { Spinner } from '../../kit/Spinner'
import { usePageModel } from '../../pages/usePageModel'
import { errorText } from '../../session/errorText'
import { prepareExpressions } from '../../session/expressions'
import { usePageHost } from '../../session/PageHost'
import { usePageConfig } from '../../session/usePageConfig'
import { useText } from '../../text/useText'

/** Code of the page whose form this is. */
const agentPage = 'user-agent'

/** Who stands in for the user, and when: the newest delegation, or a new one. Its form is the published page's. */
export function AgentDialog({ onClose }: { onClose(): void }) {
  const { text } = useText()
  const { setDirty } = usePageHost()
  const key = useId()
  const [isDirty, setIsDirty] = useState(false)
  const noteDirty = (dirty: boolean) => {
    setIsDirty(dirty)
    setDirty(key, dirty)
  }
  const close = () => {
    noteDirty(false)
    onClose()
  }
  return (
    <DialogWithFullscreen isOpen title={text('shell.agent')} width={560} isDirty={isDirty} onClose={close}>
      <AgentForm isDirty={isDirty} onDirtyChange={noteDirty} onClose={close} />
    </DialogWithFullscreen>
  )
}

interface AgentFormProps {
  isDirty: boolean
  onDirtyChange(isDirty: boolean): void
  onClose(): void
}

function AgentForm(props: AgentFormProps) {
  const { calls, user, text } = usePageHost()
  const page = usePageConfig(agentPage)
  const own = useQuery({
    queryKey: ['ownAgent', user?.id],
    queryFn: ({ signal }) => calls.get<Row | null>('/sys/sysUserAgent/queryByUserName', { userName: user?.username }, { signal }),
    gcTime: 0,
  })
  useEffect(prepareExpressions, [])
  const failed = [page, own].find(({ data, error }) => data === undefined && error)
  if (failed?.error) return <LoadFailed message={errorText(failed.error, text)} onRetry={() => void failed.refetch()} />
  if (page.data === undefined || own.data === undefined) return <Spinner />
  return <LoadedForm {...props} config={page.data.config} row={own.data} />
}

function LoadedForm({ config, row, isDirty, onDirtyChange, onClose }: AgentFormProps & { config: unknown; row: Row | null }) {
  const { text } = usePageHost()
  const page = usePageModel(config)
  const cancel = useCloseWithQuestion(isDirty, onClose)
  // An administrator may publish anything under the code.
  if (!('form' in page)) return <ErrorNotice title={`${page.title}: ${text('kit.broken')}`} />
  return (
    <RowForm
      page={page}
      mode={row ? 'edit' : 'add'}
      row={row ?? undefined}
      onSaved={onClose}
      onCancel={cancel}
      onDirtyChange={onDirtyChange}
    />
  )
}
