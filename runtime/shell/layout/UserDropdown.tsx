import {
  DesktopOutlined,
  LaptopOutlined,
  LockOutlined,
  LogoutOutlined,
  MessageOutlined,
  MobileOutlined,
  PictureOutlined,
  ScanOutlined,
  UserOutlined,
  UserSwitchOutlined,
} from '@ant-design/icons'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { DropdownMenu } from '../../kit/DropdownMenu'
import { lazyPart } from '../../kit/lazyPart'
import { PartSuspense } from '../../kit/PartSuspense'
import type { PopupProps } from '../../kit/reachedPopup'
import { narrowScreen, useMediaQuery } from '../../kit/useMediaQuery'
import { withArea } from '../../session/loadLanguage'
import { usePageHost } from '../../session/PageHost'
import { wordedPart } from '../../session/wordedPart'
import { useText } from '../../text/useText'
import { workplacePath } from '../redirect'
import { useAskToSignOut } from '../useSignOut'
import { menuTrail, useMenu } from './Menu'
import './userDropdown.css'

const ChangePasswordDialog = wordedPart('signIn', () => import('../signIn/ChangePasswordDialog'), 'ChangePasswordDialog')

const AgentDialog = lazyPart(() => import('../agent/AgentDialog'), 'AgentDialog')
const AvatarDialog = wordedPart('avatar', () => import('../avatar/AvatarDialog'), 'AvatarDialog')
const ChatPanel = lazyPart(() => import('../chat/ChatPanel'), 'ChatPanel')
const SessionsDialog = lazyPart(() => import('../sessions/SessionsDialog'), 'SessionsDialog')
const LinkDialog = lazyPart(() => import('../sessions/LinkDialog'), 'LinkDialog')
const importFaceDialog = withArea('crop', () => import('../avatar/FaceDialog'))
const FaceDialog = wordedPart('avatar', importFaceDialog, 'FaceDialog')

/** Page of the own account. */
const accountPath = '/account/settings/BaseSetting'

type Opened = 'avatar' | 'chat' | 'face' | 'agent' | 'password' | 'sessions' | 'link' | null

interface UserDropdownProps extends PopupProps {
  /** Who is greeted, and how. */
  greeting: string
}

/** Another picture, the face photo, the chat, who stands in, where one is signed in, a link for another device, another password, and the way out, which is asked about first. */
export function UserDropdown({ greeting, children }: UserDropdownProps) {
  const { text } = useText()
  const { openTab, can } = usePageHost()
  const hasAccountPage = menuTrail(useMenu(), accountPath).length > 0
  const { search } = useLocation()
  const askToSignOut = useAskToSignOut()
  const [opened, setOpened] = useState<Opened>(null)
  const isNarrow = useMediaQuery(narrowScreen)
  return (
    <>
      <DropdownMenu
        className="pw-user-menu"
        menu={{
          items: [
            // Where the header has no room for the workbench, it is here.
            { key: 'greeting', type: 'group', label: greeting },
            ...(isNarrow && can('dashboard') ? [{ key: 'workbench', icon: <DesktopOutlined />, label: text('shell.workbench') }] : []),
            ...(hasAccountPage ? [{ key: 'account', icon: <UserOutlined />, label: text('shell.account') }] : []),
            { key: 'avatar', icon: <PictureOutlined />, label: text('shell.changeAvatar') },
            { key: 'face', icon: <ScanOutlined />, label: text('shell.facePhoto') },
            { key: 'chat', icon: <MessageOutlined />, label: text('shell.chat') },
            { key: 'agent', icon: <UserSwitchOutlined />, label: text('shell.agent') },
            { key: 'sessions', icon: <LaptopOutlined />, label: text('shell.sessions') },
            { key: 'link', icon: <MobileOutlined />, label: text('shell.openElsewhere') },
            { key: 'password', icon: <LockOutlined />, label: text('shell.changePassword') },
            { key: 'signOut', icon: <LogoutOutlined />, label: text('shell.signOut') },
          ],
          onClick: ({ key }) => {
            if (key === 'signOut') void askToSignOut()
            else if (key === 'account') openTab(accountPath)
            else if (key === 'workbench') openTab(workplacePath)
            else setOpened(key as Opened)
          },
        }}
      >
        {children}
      </DropdownMenu>
      <PartSuspense>
        {opened === 'avatar' && <AvatarDialog onClose={() => setOpened(null)} />}
        {opened === 'face' && <FaceDialog onClose={() => setOpened(null)} />}
        {opened === 'chat' && <ChatPanel messageId={new URLSearchParams(search).get('messageId') ?? ''} onClose={() => setOpened(null)} />}
        {opened === 'agent' && <AgentDialog onClose={() => setOpened(null)} />}
        {opened === 'sessions' && <SessionsDialog onClose={() => setOpened(null)} />}
        {opened === 'link' && <LinkDialog onClose={() => setOpened(null)} />}
        {opened === 'password' && <ChangePasswordDialog onClose={() => setOpened(null)} />}
      </PartSuspense>
    </>
  )
}
