import { Alert } from 'antd'
import { useAtomValue } from 'jotai'
import { focusField } from './inputId'
import type { RowFormCore } from './RowFormCore'

/** Says what keeps the form from being saved; announced when it appears. Each line leads to its field. */
export function FormNotices({ core }: { core: RowFormCore }) {
  const notice = useAtomValue(core.signals.notice, { store: core.store.atoms })
  if (!notice) return null
  const { wrongKeys, sentences, kind } = notice
  const count = wrongKeys.length + sentences.length
  const { text } = core.host
  return (
    <Alert
      className="pw-form-notice"
      type={kind === 'wrong' ? 'warning' : 'error'}
      showIcon
      title={kind === 'wrong' ? text('form.wrongFields', { count }) : text('form.saveFailed')}
      description={
        <ul className="pw-form-wrong">
          {sentences.map((sentence, index) => (
            <li key={`s${index}`}>{sentence}</li>
          ))}
          {wrongKeys.map((key) => (
            <WrongField key={key} fieldKey={key} core={core} />
          ))}
        </ul>
      }
    />
  )
}

/** A wrong field, with its error as it is now; it leaves the list when it is mended. */
function WrongField({ fieldKey, core }: { fieldKey: string; core: RowFormCore }) {
  const error = useAtomValue(core.store.error(fieldKey), { store: core.store.atoms })
  if (!error) return null
  return (
    <li>
      <button type="button" onClick={() => focusField(core, fieldKey)}>
        {error.message}
      </button>
    </li>
  )
}
