import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import type { UserInfo } from '../../schemas/api/session'
import { hasUserInfo } from '../calls/answerShapes'
import type { Calls } from '../calls/Calls'
import { changeUserAtom, userAtom } from './session'

/** The key that the signed-in user is read under; the socket invalidates it when the user was changed elsewhere. */
export const ownUserKey = ['ownUser'] as const

/** Keeps the signed-in user in step with the server: a picture or a department that was changed in another tab is taken up in this one. */
export function useOwnUser(calls: Calls): void {
  const user = useAtomValue(userAtom)
  const changeUser = useSetAtom(changeUserAtom)
  useQuery({
    queryKey: [...ownUserKey, user?.id],
    queryFn: async ({ signal }) => {
      const { userInfo } = await calls.get<{ userInfo: UserInfo }>('/sys/user/getUserInfo', undefined, {
        signal,
        isValid: hasUserInfo,
        isQuiet: true,
      })
      changeUser(userInfo)
      return userInfo
    },
    enabled: user !== null,
    // What sign-in brought stands until somebody says that it does not.
    initialData: user ?? undefined,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: false,
  })
}
