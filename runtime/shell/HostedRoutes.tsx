import { useAtomValue } from 'jotai'
import { Suspense, useMemo } from 'react'
import { Outlet } from 'react-router-dom'
import type { PermissionResult } from '../../schemas/api/session'
import { lazyPart } from '../kit/lazyPart'
import { PickerHost } from '../pickers/PickerHost'
import { isExpiredAtom, mustChooseDepartAtom } from '../session/session'
import { useLiveUpdates } from '../session/useLiveUpdates'
import { useOwnUser } from '../session/useOwnUser'
import { ConnectionNotice } from './ConnectionNotice'
import { DepartGate } from './DepartGate'
import { MenuProvider } from './layout/Menu'
import { keepRoutes } from './router/keepRoutes'
import { useLeaveQuestion } from './useLeaveQuestion'
import { useProductHost } from './useProductHost'

const ExpiredDialog = lazyPart(() => import('./signIn/ExpiredDialog'), 'ExpiredDialog')

/** Everything behind sign-in: the pages, the host they talk to, and the dialog that signs in again in place. */
export function HostedRoutes({ permissions }: { permissions: PermissionResult }) {
  const host = useProductHost(permissions)
  const menu = useMemo(() => keepRoutes(permissions.menu, permissions), [permissions])
  const isExpired = useAtomValue(isExpiredAtom)
  const mustChooseDepart = useAtomValue(mustChooseDepartAtom)
  useLiveUpdates()
  useOwnUser(host.calls)
  useLeaveQuestion()
  return (
    <PickerHost host={host}>
      <MenuProvider value={menu}>
        {mustChooseDepart ? <DepartGate /> : <Outlet />}
        <ConnectionNotice />
        <Suspense>{isExpired && host.user && <ExpiredDialog username={host.user.username} />}</Suspense>
      </MenuProvider>
    </PickerHost>
  )
}
