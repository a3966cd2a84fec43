import LockOutlined from '@ant-design/icons/LockOutlined'
import UserOutlined from '@ant-design/icons/UserOutlined'
import { Alert, Button, Input, type InputRef } from 'antd'
import Password from 'antd/es/input/Password'
import { type FormEvent, useRef, useState } from 'react'
import { isSharedComputer } from '../../session/keptSession'
import { useText } from '../../text/useText'
import { LabelledInput } from './LabelledInput'
import { SharedComputer } from './SharedComputer'
import { type PasswordWay, useSignIn } from './useSignIn'

interface SignInFormProps {
  /** Whose session it is, when it must be the same user again. */
  username?: string
  way?: PasswordWay
  submitText?: string
  onSignedIn?(): void
}

/** User name, or account, and password. A refusal is said above the fields, without telling which of the two was wrong. */
export function SignInForm({ username: fixedName, way = 'username', submitText, onSignedIn }: SignInFormProps) {
  const { text } = useText()
  const { signIn, isPending, error } = useSignIn(way)
  const [typed, setTyped] = useState({ username: fixedName ?? '', password: '' })
  const [isShared, setShared] = useState(isSharedComputer)
  const [hasTried, setTried] = useState(false)
  const name = useRef<InputRef>(null)
  const password = useRef<InputRef>(null)
  const isNameMissing = hasTried && !typed.username.trim()
  const isPasswordMissing = hasTried && !typed.password

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!typed.username.trim()) return name.current?.focus()
    if (!typed.password) return password.current?.focus()
    if (isPending) return
    if (await signIn(typed.username.trim(), typed.password, isShared)) onSignedIn?.()
    else password.current?.focus({ cursor: 'all' })
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      {error && <Alert className="pw-sign-in-error" type="error" showIcon title={error} role="alert" />}
      <LabelledInput
        id="username"
        label={text(way === 'account' ? 'signIn.account' : 'signIn.username')}
        error={isNameMissing ? text(way === 'account' ? 'signIn.accountRequired' : 'signIn.usernameRequired') : null}
      >
        {(field) => (
          <Input
            {...field}
            ref={name}
            size="large"
            prefix={<UserOutlined aria-hidden />}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            autoFocus={!fixedName}
            disabled={Boolean(fixedName)}
            value={typed.username}
            onChange={({ target }) => setTyped({ ...typed, username: target.value })}
          />
        )}
      </LabelledInput>
      <LabelledInput id="password" label={text('signIn.password')} error={isPasswordMissing ? text('signIn.passwordRequired') : null}>
        {(field) => (
          <Password
            {...field}
            ref={password}
            size="large"
            prefix={<LockOutlined aria-hidden />}
            name="password"
            autoComplete="current-password"
            maxLength={300}
            autoFocus={Boolean(fixedName)}
            value={typed.password}
            onChange={({ target }) => setTyped({ ...typed, password: target.value })}
          />
        )}
      </LabelledInput>
      {!fixedName && <SharedComputer isShared={isShared} onChange={setShared} />}
      <Button type="primary" htmlType="submit" size="large" block loading={isPending}>
        {submitText ?? text('shell.signIn')}
      </Button>
    </form>
  )
}
