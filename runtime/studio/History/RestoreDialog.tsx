import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormModal } from '../../kit/FormModal'
import { stillDialog } from '../../kit/stillDialog'
import { usePageHost } from '../../session/PageHost'
import { pageHistoryKey } from '../../session/usePageConfig'
import { warnOf } from '../../session/warnOf'
import { useText } from '../../text/useText'
import { isRefusal, PlannedPublication } from '../PageEditor/PlannedPublication'
import { readPageAnew } from '../readPageAnew'
import type { StudioCalls } from '../studioCalls'

interface RestoreDialogProps {
  code: string
  version: number
  studio: StudioCalls
  /** The version is published and the server's draft: the editor takes it. */
  onRestored(): Promise<void>
  /** Leaves the dialog for the text of the version. */
  onCompare(): void
  onClose(): void
}

/** Says what publishing an earlier version once more will do before it is done, or why it cannot be done. */
export function RestoreDialog({ code, version, studio, onRestored, onCompare, onClose }: RestoreDialogProps) {
  const host = usePageHost()
  const { text } = useText()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const plan = useQuery({
    queryKey: [...pageHistoryKey(code), 'plan', version, host.language],
    queryFn: ({ signal }) => studio.planRollback(code, version, { signal }),
    gcTime: 0,
  })
  const errors = (plan.data?.problems ?? []).filter(({ severity }) => severity === 'error')
  const canRestore = plan.data !== undefined && !plan.isFetching && errors.length === 0 && !plan.data.changes.some(isRefusal)

  async function restore(): Promise<void> {
    setBusy(true)
    try {
      const result = await studio.rollback(code, version)
      host.notify('success', text('studio.rolledBack', { version: result.version }))
      await onRestored()
      onClose()
      await readPageAnew(queryClient)
    } catch (error) {
      warnOf(host, error)
      setBusy(false)
    }
  }

  return (
    <FormModal
      open
      {...stillDialog}
      className="pw-publish"
      title={text('studio.rollbackTitle', { version })}
      okText={text('studio.rollback')}
      cancelText={text('kit.cancel')}
      okButtonProps={{ disabled: !canRestore, danger: true }}
      confirmLoading={isBusy}
      onOk={() => void restore()}
      onCancel={onClose}
      width={640}
    >
      <p>{text('studio.rollbackText')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className="pw-publish-body" aria-label={text('studio.planned')} tabIndex={0}>
        <PlannedPublication plan={{ changes: plan.data?.changes, failure: plan.error }} errors={errors} onChoose={onCompare} />
      </section>
    </FormModal>
  )
}
