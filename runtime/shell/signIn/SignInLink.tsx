import { Button } from 'antd'
import { useText } from '../../text/useText'
import { signInPath } from '../redirect'
import { useLinkTo } from './useLinkTo'

/** The way back to the sign-in page. */
export function SignInLink({ isPrimary = false }: { isPrimary?: boolean }) {
  const { text } = useText()
  const link = useLinkTo()
  return (
    <Button type={isPrimary ? 'primary' : 'link'} size={isPrimary ? 'large' : 'middle'} block {...link(signInPath)}>
      {text('signIn.toSignIn')}
    </Button>
  )
}
