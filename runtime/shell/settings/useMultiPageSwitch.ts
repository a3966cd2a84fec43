import { useSetAtom } from 'jotai'
import { useLocation } from 'react-router-dom'
import { useAppServices } from '../AppServices'
import { isMultiPageAtom } from './preferences'

/** Switches the tabs of open pages on and off. Off closes all pages but the one on the screen, so input typed into the others is asked about. */
export function useMultiPageSwitch(): (isMulti: boolean) => Promise<void> {
  const { leaveGuard } = useAppServices()
  const { pathname } = useLocation()
  const change = useSetAtom(isMultiPageAtom)
  return async (isMulti) => {
    const others = leaveGuard.dirtyPages().filter((page) => page !== pathname)
    if (isMulti || (await leaveGuard.mayLeave(others))) change(isMulti)
  }
}
