import { Alert } from 'antd'
import { useAtomValue } from 'jotai'
import type { RowFormCore } from './RowFormCore'

/** Says that somebody else has changed or removed the row while it was being typed in. */
export function RemoteChangeNotice({ core }: { core: RowFormCore }) {
  const { remoteChanges } = core.signals
  const what = useAtomValue(remoteChanges, { store: core.store.atoms })
  if (!what) return null
  const { text } = core.host
  return (
    <Alert
      className="pw-form-notice pw-form-meanwhile"
      role="status"
      type={what === 'removed' ? 'warning' : 'info'}
      showIcon
      // That the row is gone stays said as long as it is.
      closable={what === 'changed' && { onClose: () => core.store.atoms.set(remoteChanges, null), 'aria-label': text('form.close') }}
      title={text(what === 'removed' ? 'form.removed' : 'form.changedMeanwhile')}
      description={text(what === 'removed' ? 'form.removedText' : 'form.changedMeanwhileText')}
    />
  )
}
