import { useEffect, useState } from 'react'
import { readStored, writeStored } from '../../session/storage'
import { useAppServices } from '../AppServices'
import { menuTrail, useMenu } from '../layout/Menu'
import type { Tab } from './tabs'

const storageKey = 'KEEP_ALIVE'

/**
 * Which of the open pages stay alive while another is looked at: those whose component's name is in the stored list. A page gets into it when its menu
 * entry asks for it; pages that the menu does not have ask for it, and typed input keeps a page in any case.
 */
export function useKeepAlive(tabs: readonly Tab[]): (path: string) => boolean {
  const menu = useMenu()
  const { leaveGuard } = useAppServices()
  const [kept, setKept] = useState(readKept)
  const itemAt = (path: string) => menuTrail(menu, path).at(-1)
  const nameAt = (path: string) => {
    const item = itemAt(path)
    return item?.meta.componentName || item?.name || path
  }
  const asking = tabs.filter(({ path }) => itemAt(path)?.meta.keepAlive !== false).map(({ path }) => nameAt(path))
  const wanted = JSON.stringify([...new Set(asking)])
  useEffect(() => {
    const names = JSON.parse(wanted) as string[]
    writeStored(storageKey, names, null, 'session')
    setKept(names)
  }, [wanted])
  return (path) => kept.includes(nameAt(path)) || leaveGuard.isDirty([path])
}

function readKept(): readonly string[] {
  const stored = readStored(storageKey, 'session')
  return Array.isArray(stored) ? stored : []
}
