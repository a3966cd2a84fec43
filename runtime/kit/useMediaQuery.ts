import { useSyncExternalStore } from 'react'

/** Widths below which the product is laid out for smaller screens. */
export const narrowScreen = '(max-width: 767.99px)'
export const mediumScreen = '(max-width: 1087.99px)'

/** Whether the screen answers to the media query, followed as it changes. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => window.matchMedia(query).matches,
  )
}
