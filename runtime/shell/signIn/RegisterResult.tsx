import { Alert } from 'antd'
import { useLocation } from 'react-router-dom'
import { useText } from '../../text/useText'
import { SignInLink } from './SignInLink'

/** Says that the account exists. */
export function RegisterNotice() {
  const { text } = useText()
  const state = useLocation().state as { username?: unknown } | null
  const username = typeof state?.username === 'string' ? state.username : ''
  return (
    <>
      <Alert
        className="pw-sign-in-error"
        type="success"
        showIcon
        role="status"
        title={username ? text('signIn.registered', { username }) : text('signIn.registeredHint')}
      />
      <SignInLink isPrimary />
    </>
  )
}
