import { WarningOutlined } from '@ant-design/icons'
import { useText } from '../../text/useText'
import './fields.css'

/** A stored value that its list does not have any more: as it is, and marked. */
export function GoneChoice({ text: shown }: { text: string }) {
  const { text } = useText()
  return (
    <span className="pw-choice-gone" title={text('fields.gone')}>
      {shown} <WarningOutlined aria-label={text('fields.gone')} role="img" />
    </span>
  )
}
