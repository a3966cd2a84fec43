import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useStore } from 'jotai'
import type { PermissionResult } from '../../schemas/api/session'
import type { Calls } from '../calls/Calls'
import { loadPermissions } from './loadPermissions'
import { userAtom } from './session'
import { takePreferencesAtom } from './userPreferences'

/** The key that menu and permissions are cached under; the socket invalidates it when a page is published. */
export const permissionsKey = ['permissions'] as const

/** Menu, permissions and roles of the signed-in user. What the user has chosen for the screen comes with them, and is taken up. */
export function usePermissions(calls: Calls): UseQueryResult<PermissionResult> {
  return useQuery(permissionsQuery(calls, useStore()))
}

/** How they are asked for, for whoever asks ahead. */
export function permissionsQuery(calls: Calls, store: ReturnType<typeof useStore>) {
  return queryOptions({
    queryKey: permissionsKey,
    async queryFn({ signal }) {
      const loaded = await loadPermissions(calls, signal)
      const userId = store.get(userAtom)?.id
      if (loaded.preferences && userId) store.set(takePreferencesAtom, userId, loaded.preferences)
      return loaded
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
}
