import { Alert } from 'antd'
import { useText } from '../../text/useText'
import { SignInLink } from './SignInLink'

/** Says that this server is not configured for an entrance, and who helps. */
export function ClosedEntrance({ to }: { to: 'register' | 'alteration' }) {
  const { text } = useText()
  return (
    <>
      <Alert className="pw-sign-in-error" type="info" showIcon title={text(`signIn.closed.${to}`)} role="status" />
      <SignInLink isPrimary />
    </>
  )
}
