import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { PermissionResult } from '../../schemas/api/session'
import type { Calls } from '../calls/Calls'
import { loadPermissions } from './loadPermissions'

/** The key that menu and permissions are cached under; the socket invalidates it when a page is published. */
export const permissionsKey = ['permissions'] as const

/** Menu, permissions and roles of the signed-in user. */
export function usePermissions(calls: Calls): UseQueryResult<PermissionResult> {
  return useQuery({
    queryKey: permissionsKey,
    queryFn: ({ signal }) => loadPermissions(calls, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
}
