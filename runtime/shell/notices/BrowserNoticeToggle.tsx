import { useAtom } from 'jotai'
import { useState } from 'react'
import { useText } from '../../text/useText'
import { hasBrowserNoticesAtom } from '../settings/preferences'
import { Toggle } from '../settings/Toggle'
import { noticePermission } from './noticePermission'

/** Turns the browser's notices on and off. The browser asks for leave when somebody presses this, and at no other time. */
export function BrowserNoticeToggle() {
  const { text } = useText()
  const [isWanted, setWanted] = useAtom(hasBrowserNoticesAtom)
  const [permission, setPermission] = useState(noticePermission)
  if (permission === null) return null
  const change = async (isOn: boolean) => {
    const granted = isOn && permission === 'default' ? await Notification.requestPermission() : permission
    setPermission(granted)
    setWanted(isOn && granted === 'granted')
  }
  return (
    <Toggle
      label={text('settings.browserNotices')}
      hint={text(permission === 'denied' ? 'settings.browserNoticesBlocked' : 'settings.browserNoticesHint')}
      isOn={isWanted && permission === 'granted'}
      isDisabled={permission === 'denied'}
      onChange={(isOn) => void change(isOn)}
    />
  )
}
