import { useEffect } from 'react'
import { askUser } from '../kit/notifications'
import { useText } from '../text/useText'
import { useAppServices } from './AppServices'

/** Gives the leave guard its words, and lets the browser warn before the window is closed. */
export function useLeaveQuestion(): void {
  const { text } = useText()
  const { leaveGuard } = useAppServices()

  useEffect(() => {
    return leaveGuard.askWith(() =>
      askUser({
        title: text('shell.leavePage'),
        content: text('shell.leavePageHint'),
        okText: text('shell.leave'),
        cancelText: text('shell.stay'),
        okButtonProps: { danger: true },
        focusable: { autoFocusButton: 'cancel' },
      }),
    )
  }, [leaveGuard, text])

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (leaveGuard.isDirty()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [leaveGuard])
}
