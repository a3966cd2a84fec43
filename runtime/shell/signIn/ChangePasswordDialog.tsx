import { Alert, Button } from 'antd'
import Password from 'antd/es/input/Password'
import { useAtomValue } from 'jotai'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { changeMyPassword } from '../../calls/signInVariants'
import { useCloseWithQuestion } from '../../kit/DialogWithFullscreen'
import { FormModal } from '../../kit/FormModal'
import { notificationApi } from '../../kit/notifications'
import { userAtom } from '../../session/session'
import { useText } from '../../text/useText'
import { useAppServices } from '../AppServices'
import { signInPath } from '../redirect'
import { useSignOut } from '../useSignOut'
import { LabelledInput } from './LabelledInput'
import { NewPasswordInputs, newPasswordProblem } from './NewPasswordInputs'
import { useAttempt } from './useAttempt'
import './signIn.css'

const nothing = { oldpassword: '', password: '', confirmpassword: '' }

/** Another password for the signed-in user, who says the old one too. Afterwards the session is over, and a dialog leads to signing in again. */
export function ChangePasswordDialog({ onClose }: { onClose(): void }) {
  const { text } = useText()
  const { transport } = useAppServices()
  const navigate = useNavigate()
  const user = useAtomValue(userAtom)
  const signOut = useSignOut()
  const [typed, setTyped] = useState(nothing)
  const [hasTried, setTried] = useState(false)
  const { run, isPending, error } = useAttempt('signIn.changeFailed')
  const close = useCloseWithQuestion(
    Object.values(typed).some((one) => one !== ''),
    onClose,
  )
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (typed.oldpassword === '' || newPasswordProblem(typed) || isPending) return
    if (!(await run(() => changeMyPassword(transport, typed)))) return
    onClose()
    signOut()
    const { modal } = await notificationApi()
    modal.warning({
      title: text('signIn.expiredTitle'),
      content: text('signIn.expired'),
      okText: text('signIn.signInAgain'),
      keyboard: false,
      onOk: () => navigate(signInPath),
    })
  }
  return (
    <FormModal open title={text('shell.changePassword')} width={800} mask={{ closable: false }} onCancel={close} footer={null}>
      <form className="pw-change-password" onSubmit={(event) => void submit(event)} noValidate>
        {/* Tells password managers whose password it is. */}
        <input name="username" autoComplete="username" value={user?.username ?? ''} readOnly hidden />
        {error && <Alert className="pw-sign-in-error" type="error" showIcon title={error} role="alert" />}
        <LabelledInput
          id="old-password"
          label={text('signIn.oldPassword')}
          error={hasTried && typed.oldpassword === '' ? text('signIn.oldPasswordRequired') : null}
        >
          {(component) => (
            <Password
              {...component}
              size="large"
              name="oldpassword"
              autoComplete="current-password"
              maxLength={300}
              value={typed.oldpassword}
              onChange={(event) => setTyped({ ...typed, oldpassword: event.target.value })}
            />
          )}
        </LabelledInput>
        <NewPasswordInputs value={typed} hasTried={hasTried} onChange={(value) => setTyped({ ...typed, ...value })} />
        <div className="pw-change-password-buttons">
          <Button onClick={close}>{text('signIn.cancel')}</Button>
          <Button type="primary" htmlType="submit" loading={isPending}>
            {text('shell.changePassword')}
          </Button>
        </div>
      </form>
    </FormModal>
  )
}
