import { Alert, Button, Input } from 'antd'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { registerAccount } from '../../calls/signInVariants'
import { useText } from '../../text/useText'
import { useAppServices } from '../AppServices'
import { ClosedEntrance } from './ClosedEntrance'
import { LabelledInput } from './LabelledInput'
import { NewPasswordInputs, newPasswordProblem } from './NewPasswordInputs'
import { isCode, isPhone, PhoneInputs } from './PhoneInputs'
import { SignInLink } from './SignInLink'
import { useAttempt } from './useAttempt'
import { useSignInOptions } from './useSignInOptions'

const isUsername = (username: string) => /^[A-Za-z0-9][A-Za-z0-9._-]{2,49}$/.test(username)

/** A new account; leads to the result when the server has made it. */
export function RegisterForm() {
  const { text } = useText()
  const { transport } = useAppServices()
  const navigate = useNavigate()
  const { data: options } = useSignInOptions()
  const [typed, setTyped] = useState({ username: '', mobile: '', captcha: '', password: '', confirmpassword: '' })
  const [hasTried, setTried] = useState(false)
  const { run, isPending, error } = useAttempt('signIn.registerFailed')
  const isNameWrong = hasTried && !isUsername(typed.username)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const isWhole = isUsername(typed.username) && isPhone(typed.mobile) && isCode(typed.captcha) && !newPasswordProblem(typed)
    if (!isWhole || isPending) return
    if (await run(() => registerAccount(transport, typed))) navigate('/user/register-result', { state: { username: typed.username } })
  }
  if (options?.registration === false) return <ClosedEntrance to="register" />
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      {error && <Alert className="pw-sign-in-error" type="error" showIcon title={error} role="alert" />}
      <LabelledInput id="register-username" label={text('signIn.username')} error={isNameWrong ? text('signIn.usernameRule') : null}>
        {(field) => (
          <Input
            {...field}
            size="large"
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={50}
            value={typed.username}
            onChange={({ target }) => setTyped({ ...typed, username: target.value.trim() })}
          />
        )}
      </LabelledInput>
      <NewPasswordInputs value={typed} hasTried={hasTried} onChange={(value) => setTyped({ ...typed, ...value })} />
      <PhoneInputs value={typed} mode="1" hasTried={hasTried} onChange={(value) => setTyped({ ...typed, ...value })} />
      <Button type="primary" htmlType="submit" size="large" block loading={isPending}>
        {text('signIn.register')}
      </Button>
      <SignInLink />
    </form>
  )
}
