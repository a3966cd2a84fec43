import { useEffect } from 'react'
import { mediumScreen, useMediaQuery } from '../../kit/useMediaQuery'
import { writeStored } from '../../session/storage'

/** `mobile`: the menu is a drawer. */
export type Device = 'desktop' | 'mobile'

/** What the product is laid out for, by the width of the window; kept among the preferences. */
export function useDevice(): Device {
  const device = useMediaQuery(mediumScreen) ? 'mobile' : 'desktop'
  useEffect(() => void writeStored('DEVICE', device), [device])
  return device
}
