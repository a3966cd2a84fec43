import { useEffect } from 'react'
import { mediumScreen, narrowScreen, useMediaQuery } from '../../kit/useMediaQuery'
import { writeStored } from '../../session/storage'

/** `mobile`: the menu is a drawer. `tablet`: it is folded at first. */
export type Device = 'desktop' | 'tablet' | 'mobile'

/** What the product is laid out for, by the width of the window; kept among the preferences. */
export function useDevice(): Device {
  const isMedium = useMediaQuery(mediumScreen)
  const isNarrow = useMediaQuery(narrowScreen)
  const device = isNarrow ? 'mobile' : isMedium ? 'tablet' : 'desktop'
  useEffect(() => void writeStored('DEVICE', device), [device])
  return device
}
