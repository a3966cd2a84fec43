import { useAtom } from 'jotai'
import { useState } from 'react'
import { hasBrowserNoticesAtom } from '../settings/preferences'
import { Toggle } from '../settings/Toggle'
import { noticePermission } from './noticePermission'
import { useNoticeText } from './noticeTexts'

/** Turns the browser's notices on and off. The browser asks for leave when somebody presses this, and at no other time. */
export function BrowserNoticeToggle() {
  const say = useNoticeText()
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
      label={say('browser')}
      hint={say(permission === 'denied' ? 'browserBlocked' : 'browserHint')}
      isOn={isWanted && permission === 'granted'}
      isDisabled={permission === 'denied'}
      onChange={(isOn) => void change(isOn)}
    />
  )
}
