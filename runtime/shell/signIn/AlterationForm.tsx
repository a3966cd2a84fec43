import { Alert, Button } from 'antd'
import { type FormEvent, useState } from 'react'
import { alterPassword } from '../../calls/signInVariants'
import { useText } from '../../text/useText'
import { useAppServices } from '../AppServices'
import { ClosedEntrance } from './ClosedEntrance'
import { NewPasswordInputs, newPasswordProblem } from './NewPasswordInputs'
import { isCode, isPhone, PhoneInputs } from './PhoneInputs'
import { SignInLink } from './SignInLink'
import { useAttempt } from './useAttempt'
import { useSignInOptions } from './useSignInOptions'

/** A new password in place of a forgotten one, by a code to the phone. */
export function AlterationForm() {
  const { text } = useText()
  const { transport } = useAppServices()
  const { data: options } = useSignInOptions()
  const [typed, setTyped] = useState({ mobile: '', captcha: '', password: '', confirmpassword: '' })
  const [hasTried, setTried] = useState(false)
  const [isDone, setDone] = useState(false)
  const { run, isPending, error } = useAttempt('signIn.alterationFailed')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isPhone(typed.mobile) || !isCode(typed.captcha) || newPasswordProblem(typed) || isPending) return
    if (await run(() => alterPassword(transport, typed))) setDone(true)
  }
  if (isDone) {
    return (
      <>
        <Alert className="pw-sign-in-error" type="success" showIcon title={text('signIn.alterationDone')} role="status" />
        <SignInLink isPrimary />
      </>
    )
  }
  if (options?.phone === false) return <ClosedEntrance to="alteration" />
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      {error && <Alert className="pw-sign-in-error" type="error" showIcon title={error} role="alert" />}
      <PhoneInputs value={typed} mode="2" hasTried={hasTried} onChange={(value) => setTyped({ ...typed, ...value })} />
      <NewPasswordInputs value={typed} hasTried={hasTried} onChange={(value) => setTyped({ ...typed, ...value })} />
      <Button type="primary" htmlType="submit" size="large" block loading={isPending}>
        {text('signIn.alterationSubmit')}
      </Button>
      <SignInLink />
    </form>
  )
}
