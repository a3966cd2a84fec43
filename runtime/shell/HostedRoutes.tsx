import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useMemo } from 'react'
import type { PermissionResult } from '../../schemas/api/session'
import { lazyPart } from '../kit/lazyPart'
import { PartSuspense } from '../kit/PartSuspense'
import { PickerHost } from '../pickers/PickerHost'
import { isExpiredAtom, mustChooseDepartAtom } from '../session/session'
import { useLiveUpdates } from '../session/useLiveUpdates'
import { useOwnUser } from '../session/useOwnUser'
import { noteRightsAtom } from '../session/userRights'
import { wordedPart } from '../session/wordedPart'
import { ConnectionNotice } from './ConnectionNotice'
import { DepartGate } from './DepartGate'
import { MainLayout } from './layout/MainLayout'
import { MenuProvider } from './layout/Menu'
import { NewVersionNotice } from './NewVersionNotice'
import { keepRoutes } from './router/keepRoutes'
import { RouteListProvider, routeListOf } from './router/RouteList'
import { useEndingSession } from './sessions/useEndingSession'
import { useUserPreferences } from './settings/useUserPreferences'
import { useLeaveQuestion } from './useLeaveQuestion'
import { useProductHost } from './useProductHost'

const SessionWatch = lazyPart(() => import('./sessions/SessionWatch'), 'SessionWatch')
const ExpiredDialog = wordedPart('signIn', () => import('./signIn/ExpiredDialog'), 'ExpiredDialog')

/** Everything behind sign-in: the pages, the host they talk to, and the dialog that signs in again in place. */
export function HostedRoutes({ permissions }: { permissions: PermissionResult }) {
  const host = useProductHost(permissions)
  const menu = useMemo(() => keepRoutes(permissions.menu, permissions), [permissions])
  const routes = useMemo(() => routeListOf(permissions), [permissions])
  const isExpired = useAtomValue(isExpiredAtom)
  const mustChooseDepart = useAtomValue(mustChooseDepartAtom)
  const noteRights = useSetAtom(noteRightsAtom)
  useEffect(() => noteRights(permissions), [noteRights, permissions])
  useLiveUpdates()
  useOwnUser(host.calls)
  useLeaveQuestion()
  const ending = useEndingSession(permissions.session)
  useUserPreferences(host.calls, permissions)
  return (
    <PickerHost host={host}>
      <MenuProvider value={menu}>
        <RouteListProvider value={routes}>{mustChooseDepart ? <DepartGate /> : <MainLayout />}</RouteListProvider>
        <ConnectionNotice />
        <NewVersionNotice />
        <PartSuspense>{ending && <SessionWatch session={ending} />}</PartSuspense>
        <PartSuspense>{isExpired && host.user && <ExpiredDialog username={host.user.username} />}</PartSuspense>
      </MenuProvider>
    </PickerHost>
  )
}
