import { atom } from 'jotai'

/** The answer of the device to a media query, followed as it changes. */
function mediaAtom(query: string) {
  const changed = atom<boolean | null>(null)
  changed.onMount = (set) => {
    const list = window.matchMedia(query)
    const update = () => set(list.matches)
    list.addEventListener('change', update)
    return () => list.removeEventListener('change', update)
  }
  return atom((get) => get(changed) ?? window.matchMedia(query).matches)
}

export const prefersDarkAtom = mediaAtom('(prefers-color-scheme: dark)')
export const prefersStillAtom = mediaAtom('(prefers-reduced-motion: reduce)')
