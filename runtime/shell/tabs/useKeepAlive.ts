import { useEffect, useMemo } from 'react'
import { writeStored } from '../../session/storage'
import { useAppServices } from '../AppServices'
import { menuTrail, useMenu } from '../layout/Menu'
import type { Tab } from './tabs'

/**
 * Which of the open pages stay alive while another is looked at: those whose menu entry asks for it, by a stored list of their components' names
 *. Pages that the menu does not have ask for it, and typed input keeps a page in any case.
 */
export function useKeepAlive(tabs: readonly Tab[]): (path: string) => boolean {
  const menu = useMenu()
  const { leaveGuard } = useAppServices()
  const names = useMemo(() => {
    const asking = new Map<string, string>()
    for (const { path } of tabs) {
      const item = menuTrail(menu, path).at(-1)
      if (item?.meta.keepAlive !== false) asking.set(path, item?.meta.componentName || item?.name || path)
    }
    return asking
  }, [tabs, menu])
  useEffect(() => void writeStored('KEEP_ALIVE', [...new Set(names.values())], null, 'session'), [names])
  return (path) => names.has(path) || leaveGuard.isDirty([path])
}
