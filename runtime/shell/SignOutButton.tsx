import { Button } from 'antd'
import { useText } from '../text/useText'
import { useSignOut } from './useSignOut'

export function SignOutButton() {
  const { text } = useText()
  return <Button onClick={useSignOut()}>{text('shell.signOut')}</Button>
}
