import { useAtom } from 'jotai'
import { useState } from 'react'
import { isSidebarOpenAtom } from '../settings/preferences'
import type { Device } from './useDevice'

/** Open on wide screens, as the user left it; closed at first on smaller ones, and what is done there is not kept. */
export function useSidebarOpen(device: Device): [boolean, (isOpen: boolean) => void] {
  const [isKeptOpen, keepOpen] = useAtom(isSidebarOpenAtom)
  const [onSmall, setOnSmall] = useState({ device, isOpen: false })
  if (onSmall.device !== device) setOnSmall({ device, isOpen: false })
  if (device === 'desktop') return [isKeptOpen, keepOpen]
  return [onSmall.isOpen, (isOpen) => setOnSmall({ device, isOpen })]
}
