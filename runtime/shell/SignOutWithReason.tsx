import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { showWarning } from '../kit/notifications'
import { signOutAtom } from '../session/session'
import { useText } from '../text/useText'
import { useAppServices } from './AppServices'

/** Ends a session that cannot go on, and says why. The guard then leads to the sign-in page, which leads back here. */
export function SignOutWithReason({ reason }: { reason: string }) {
  const { signInCalls, queries } = useAppServices()
  const { text } = useText()
  const signOut = useSetAtom(signOutAtom)
  useEffect(() => {
    showWarning('signed-out', text('calls.notice'), reason)
    signOut(signInCalls)
    queries.clear()
  }, [reason, text, signOut, signInCalls, queries])
  return null
}
