import { useSetAtom } from 'jotai'
import { signInByAccount } from '../../calls/signInVariants'
import { clearSessionAtom, openSessionAtom, signInAtom } from '../../session/session'
import { useAppServices } from '../AppServices'
import { useAttempt } from './useAttempt'

/** How somebody says who they are beside the password: a user name, or whatever names the account. */
export type PasswordWay = 'username' | 'account'

interface SignIn {
  /** true when the server let the user in. */
  signIn(name: string, password: string, isShared: boolean): Promise<boolean>
  isPending: boolean
  /** What to tell the user about the last try. */
  error: string | null
}

/** Signing in with a password. By account, what an earlier session left here goes first. */
export function useSignIn(way: PasswordWay): SignIn {
  const { signInCalls, transport, queries } = useAppServices()
  const perform = useSetAtom(signInAtom)
  const open = useSetAtom(openSessionAtom)
  const clear = useSetAtom(clearSessionAtom)
  const { run, isPending, error } = useAttempt('signIn.signInFailed')
  return {
    isPending,
    error,
    signIn: (name, password, isShared) =>
      run(async () => {
        if (way === 'username') return perform(signInCalls, { username: name, password, ...(isShared && { isShared }) })
        clear()
        queries.clear()
        open(await signInByAccount(transport, name, password, isShared), isShared)
      }),
  }
}
