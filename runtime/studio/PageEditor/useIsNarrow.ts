import { useSyncExternalStore } from 'react'

const query = '(max-width: 1087.98px)'

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia(query)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** true while the window is too narrow for editor and preview side by side. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}
