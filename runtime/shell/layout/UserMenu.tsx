import { DownOutlined, LockOutlined, LogoutOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { usePageHost } from '../../session/PageHost'
import { useText } from '../../text/useText'
import { useSignOut } from '../useSignOut'

const ChangePasswordDialog = lazy(async () => ({ default: (await import('../signIn/ChangePasswordDialog')).ChangePasswordDialog }))

/** Who is signed in, another password, and the way out, which is asked about first (specification P4). */
export function UserMenu() {
  const { text } = useText()
  const { user, confirm } = usePageHost()
  const signOut = useSignOut()
  const [isChanging, setChanging] = useState(false)
  const name = user?.realname || user?.username || ''
  const askToSignOut = async () => {
    if (await confirm({ title: text('shell.signOutTitle'), content: text('shell.signOutConfirm') })) signOut()
  }
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            { key: 'password', icon: <LockOutlined />, label: text('shell.changePassword') },
            { key: 'signOut', icon: <LogoutOutlined />, label: text('shell.signOut') },
          ],
          onClick: ({ key }) => (key === 'password' ? setChanging(true) : void askToSignOut()),
        }}
      >
        <Button type="text" className="pw-user" aria-haspopup="menu" aria-label={name}>
          <span className="pw-avatar" aria-hidden="true">
            {name.slice(0, 1).toUpperCase()}
          </span>
          <span className="pw-user-name pw-wide-only">{name}</span>
          <DownOutlined className="pw-wide-only pw-soft" />
        </Button>
      </Dropdown>
      <Suspense>{isChanging && <ChangePasswordDialog onClose={() => setChanging(false)} />}</Suspense>
    </>
  )
}
