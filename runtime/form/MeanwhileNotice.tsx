import { Alert } from 'antd'
import { useAtomValue } from 'jotai'
import type { RowFormCore } from './RowFormCore'

/** Says that somebody else has changed or removed the row while it was being typed in. */
export function MeanwhileNotice({ core }: { core: RowFormCore }) {
  const { meanwhile } = core.signals
  const what = useAtomValue(meanwhile, { store: core.store.atoms })
  if (!what) return null
  const { text } = core.host
  return (
    <Alert
      className="pw-form-notice pw-form-meanwhile"
      role="status"
      type={what === 'removed' ? 'warning' : 'info'}
      showIcon
      closable={{ onClose: () => core.store.atoms.set(meanwhile, null) }}
      title={text(what === 'removed' ? 'form.removed' : 'form.changedMeanwhile')}
      description={text(what === 'removed' ? 'form.removedText' : 'form.changedMeanwhileText')}
    />
  )
}
