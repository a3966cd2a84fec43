import { DownOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { reachedPopup } from '../../kit/reachedPopup'
import { whenAttended } from '../../kit/whenAttended'
import { sessionUserAtom } from '../../session/sessionUser'
import { useText } from '../../text/useText'
import { Avatar } from '../avatar/Avatar'
import { useGreeting } from '../home/greeting'
import { useAskToSignOut } from '../useSignOut'

const UserDropdown = reachedPopup(() => import('./UserDropdown'), 'UserDropdown')

/** Who is signed in, with a picture, and what they can do about themselves. */
export function UserMenu() {
  const { text } = useText()
  const { username, realname, avatar, welcome } = useAtomValue(sessionUserAtom)
  const askToSignOut = useAskToSignOut()
  const greeting = useGreeting()
  const name = realname || username
  const said = welcome || text(greeting)
  // The way out is there when the line goes down later.
  useEffect(() => whenAttended(UserDropdown.preloadAhead), [])
  return (
    <>
      {/* Beside the button: it is no part of what the button is called. */}
      <span className="pw-greeting pw-wide-only">{text('shell.greeting', { greeting: said })}</span>
      <UserDropdown
        greeting={text('shell.welcomeUser', { greeting: said, name })}
        // Nobody is kept in by a menu that cannot be fetched.
        onMissing={() => void askToSignOut()}
      >
        <Button type="text" className="pw-user" aria-haspopup="menu" aria-label={name}>
          <Avatar avatar={avatar} name={name} />
          <span className="pw-user-name pw-wide-only">{name}</span>
          <DownOutlined className="pw-wide-only pw-soft" />
        </Button>
      </UserDropdown>
    </>
  )
}
