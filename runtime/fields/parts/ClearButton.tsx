import { CloseCircleFilled } from '@ant-design/icons'
import { usePageHost } from '../../session/PageHost'
import './fields.css'

/** Empties an input that has no cross of its own. */
export function ClearButton({ onClear }: { onClear(): void }) {
  const { text } = usePageHost()
  return (
    <button type="button" className="field-clear" aria-label={text('fields.clear')} title={text('fields.clear')} onClick={onClear}>
      <CloseCircleFilled />
    </button>
  )
}
