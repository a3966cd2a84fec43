import { useText } from '../../text/useText'

interface SharedComputerProps {
  isShared: boolean
  onChange(isShared: boolean): void
}

/** Whether others use the computer as well, and what that means for the session. */
export function SharedComputer({ isShared, onChange }: SharedComputerProps) {
  const { text } = useText()
  return (
    <div className="pw-shared">
      <label>
        <input type="checkbox" name="shared" checked={isShared} onChange={({ target }) => onChange(target.checked)} />{' '}
        {text('signIn.shared')}
      </label>
      {isShared && <small className="pw-soft">{text('signIn.sharedHint')}</small>}
    </div>
  )
}
