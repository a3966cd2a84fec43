import { useStore } from 'jotai'
import { useEffect } from 'react'
import { readStoredUser } from '../../session/keptSession'
import { clearPermissions } from '../../session/loadPermissions'
import { userAtom } from '../../session/session'
import { storedKeys } from '../../session/storage'
import { useAppServices } from '../AppServices'
import { browserLocation } from './browserLocation'

/** Pages that are about what one user asked for: another one is led to the list that they belong to. */
const listsOf: Readonly<Record<string, string>> = {
  '/bankaccount/drawbacklist': '/account/banklist',
  '/document': '/taskcenter/taskList',
  '/document/taskModel': '/taskcenter/taskList',
  '/document/task/taskView': '/taskcenter/taskList',
  '/task/taskView': '/taskcenter/taskList',
}

/** Where somebody else goes on from an address; `null`: the same page, loaded anew. */
export function addressForOtherUser(pathname: string): string | null {
  return Object.hasOwn(listsOf, pathname) ? (listsOf[pathname] ?? null) : null
}

/** Storage that was emptied says nothing of who is signed in, where signing out leaves at least the tabs: what was typed stays, and the server knows the session. */
function isEmptied(): boolean {
  return storedKeys('OPEN_TABS_').length === 0
}

/** When the tab is looked at again and somebody else has signed in meanwhile in another one, nothing of the former user stays on the screen. */
export function useOtherUser(): void {
  const store = useStore()
  const { leaveGuard } = useAppServices()
  useEffect(() => {
    // What this tab left on the device, which is nothing where storage is forbidden.
    let left = readStoredUser()?.id
    const forgetUser = store.sub(userAtom, () => {
      left = readStoredUser()?.id
    })
    const look = () => {
      const now = readStoredUser()?.id
      if (document.visibilityState !== 'visible' || now === left || (now === undefined && leaveGuard.isDirty() && isEmptied())) return
      // They are kept for each tab alone: signing out in another one leaves them here.
      clearPermissions()
      const place = addressForOtherUser(window.location.pathname)
      if (place) browserLocation.goTo(place)
      else browserLocation.reload()
    }
    document.addEventListener('visibilitychange', look)
    return () => {
      forgetUser()
      document.removeEventListener('visibilitychange', look)
    }
  }, [store, leaveGuard])
}
