import { useSyncExternalStore } from 'react'

/** Widths below which the product is laid out for smaller screens, 768 and 1088: browsers round to whole sixty-fourths, and .99 would take the whole pixel in. */
export const narrowScreen = '(max-width: 767.98px)'
export const mediumScreen = '(max-width: 1087.98px)'

/** A telephone held upright: rows are cards there, one below the other. */
export const phoneScreen = '(max-width: 479.98px)'

/** A window with so little height that a fixed header would take a fourth of it: a telephone on its side, or 400 % zoom. */
export const shortScreen = '(max-height: 399.98px)'

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
