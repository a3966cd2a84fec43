import { Alert, Button } from 'antd'
import { useSetAtom } from 'jotai'
import { type FormEvent, useState } from 'react'
import { signInByPhone } from '../../calls/signInVariants'
import { isSharedComputer } from '../../session/keptSession'
import { openSessionAtom } from '../../session/session'
import { useText } from '../../text/useText'
import { useAppServices } from '../AppServices'
import { isCode, isPhone, PhoneInputs } from './PhoneInputs'
import { SharedComputer } from './SharedComputer'
import { useAttempt } from './useAttempt'

/** Phone number and the code that was sent there. */
export function PhoneForm() {
  const { text } = useText()
  const { transport } = useAppServices()
  const open = useSetAtom(openSessionAtom)
  const [typed, setTyped] = useState({ mobile: '', captcha: '' })
  const [isShared, setShared] = useState(isSharedComputer)
  const [hasTried, setTried] = useState(false)
  const { run, isPending, error } = useAttempt('signIn.phoneFailed')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isPhone(typed.mobile) || !isCode(typed.captcha) || isPending) return
    void run(async () => open(await signInByPhone(transport, typed.mobile, typed.captcha, isShared), isShared))
  }
  return (
    <form onSubmit={submit} noValidate>
      {error && <Alert className="pw-sign-in-error" type="error" showIcon title={error} role="alert" />}
      <PhoneInputs value={typed} mode="0" hasTried={hasTried} onChange={setTyped} />
      <SharedComputer isShared={isShared} onChange={setShared} />
      <Button type="primary" htmlType="submit" size="large" block loading={isPending}>
        {text('shell.signIn')}
      </Button>
    </form>
  )
}
