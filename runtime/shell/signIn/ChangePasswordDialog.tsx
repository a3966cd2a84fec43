import { Alert, Button, Modal } from 'antd'
import { useAtomValue } from 'jotai'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { changeMyPassword } from '../../calls/signInVariants'
import { useCloseWithQuestion } from '../../kit/DialogWithFullscreen'
import { noticeHands } from '../../kit/notices'
import { userAtom } from '../../session/session'
import { addTexts } from '../../text/i18n'
import { signIn } from '../../text/signIn'
import { useText } from '../../text/useText'
import { useProduct } from '../Product'
import { signInPath } from '../redirect'
import { useSignOut } from '../useSignOut'
import { NewPasswordInputs, newPasswordProblem } from './NewPasswordInputs'
import { useAttempt } from './useAttempt'
import './signIn.css'

addTexts({ signIn })

const nothing = { password: '', confirmpassword: '' }

/** Another password for the signed-in user. Afterwards the session is over, and a dialog leads to signing in again (specification P4, P5). */
export function ChangePasswordDialog({ onClose }: { onClose(): void }) {
  const { text } = useText()
  const { transport } = useProduct()
  const navigate = useNavigate()
  const user = useAtomValue(userAtom)
  const signOut = useSignOut()
  const [typed, setTyped] = useState(nothing)
  const [hasTried, setTried] = useState(false)
  const { run, isPending, error } = useAttempt('signIn.changeFailed')
  const close = useCloseWithQuestion(typed.password + typed.confirmpassword !== '', onClose)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (newPasswordProblem(typed) || isPending) return
    if (!(await run(() => changeMyPassword(transport, typed)))) return
    onClose()
    signOut()
    const { modal } = await noticeHands()
    modal.warning({
      title: text('signIn.expiredTitle'),
      content: text('signIn.expired'),
      okText: text('signIn.signInAgain'),
      keyboard: false,
      onOk: () => navigate(signInPath),
    })
  }
  return (
    <Modal open title={text('shell.changePassword')} width={800} mask={{ closable: false }} onCancel={close} footer={null}>
      <form className="pw-change-password" onSubmit={(event) => void submit(event)} noValidate>
        {/* Tells password managers whose password it is. */}
        <input name="username" autoComplete="username" value={user?.username ?? ''} readOnly hidden />
        {error && <Alert className="pw-sign-in-error" type="error" showIcon title={error} role="alert" />}
        <NewPasswordInputs value={typed} hasTried={hasTried} onChange={setTyped} />
        <div className="pw-change-password-buttons">
          <Button onClick={close}>{text('signIn.cancel')}</Button>
          <Button type="primary" htmlType="submit" loading={isPending}>
            {text('signIn.confirm')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
