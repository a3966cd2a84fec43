import { useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { usePageHost } from '../session/PageHost'
import { hasSignedOutAtom, signOutAtom } from '../session/session'
import { useAppServices } from './AppServices'

/** Signs out because the user wants to: what the server said is forgotten, and the sign-in page does not lead back here. */
export function useSignOut(): () => void {
  const { signInCalls, queries, leaveGuard } = useAppServices()
  const signOut = useSetAtom(signOutAtom)
  const setSignedOut = useSetAtom(hasSignedOutAtom)
  return useCallback(() => {
    leaveGuard.forget()
    setSignedOut(true)
    signOut(signInCalls)
    queries.clear()
  }, [signOut, setSignedOut, signInCalls, queries, leaveGuard])
}

/** The same, after a question, which says where something is not saved yet. */
export function useAskToSignOut(): () => Promise<void> {
  const { confirm, text } = usePageHost()
  const { leaveGuard } = useAppServices()
  const signOut = useSignOut()
  return async () => {
    const asked = text('shell.signOutConfirm')
    const content = leaveGuard.isDirty() ? `${text('shell.leavePageHint')} ${asked}` : asked
    if (await confirm({ title: text('shell.signOutTitle'), content, verb: text('shell.signOut') })) signOut()
  }
}
